/** Screens that are not built into the page: a game of another package ships a module and a style, served by our own server. */
import type { Schemas } from "../api/api";
import type { GameProps } from "./game";

/** What `mount` gives back: told of everything that changes, until it is taken down. */
export interface Mounted {
  update: (props: GameProps<unknown>) => void;
  destroy: () => void;
}

interface Module {
  mount: (target: HTMLElement, props: GameProps<unknown>) => Mounted;
}

const modules = new Map<string, Module>();

/** Fetch a game's own screen. False where it cannot be had: the game is then played with the plain one. */
export async function loadOutside(game: string, { module, style }: Schemas["ScreenAddress"]): Promise<boolean> {
  try {
    const [loaded] = await Promise.all([import(/* @vite-ignore */ module) as Promise<Module>, style ? addStyle(style) : null]);
    if (typeof loaded.mount !== "function") throw new Error(`${module} exports no function “mount”`);
    modules.set(game, loaded);
    return true;
  } catch (error) {
    // a mistake of the game's author, for the author
    console.error(`the screen of ${game} cannot be loaded:`, error);
    return false;
  }
}

export function moduleOf(game: string): Module {
  const module = modules.get(game);
  if (!module) throw new Error(`the screen of ${game} has not been loaded`);
  return module;
}

function addStyle(href: string): Promise<void> {
  if (document.querySelector(`link[href="${CSS.escape(href)}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${href} cannot be loaded`));
    document.head.append(link);
  });
}
