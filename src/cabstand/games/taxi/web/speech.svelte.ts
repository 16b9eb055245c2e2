/** The microphone, where the browser can turn speech into text. It is asked for at the moment somebody wants to talk. */

/** What of the browser's recogniser is used here; the types of the DOM do not know it. */
interface Recogniser {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start(): void;
  stop(): void;
  onstart: (() => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
}

type Browser = { SpeechRecognition?: new () => Recogniser; webkitSpeechRecognition?: new () => Recogniser };

function maker(): (new () => Recogniser) | undefined {
  const browser = window as unknown as Browser;
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
}

/** Whether there is anything to ask for: the recogniser, on a page that browsers trust with a microphone. */
export function canListen(): boolean {
  return window.isSecureContext && maker() !== undefined;
}

export class Ear {
  listening = $state(false);
  /** Why nothing is heard: a message id. */
  trouble = $state("");
  #recogniser: Recogniser | null = null;
  /** What earlier stretches of listening brought: browsers stop by themselves after a silence. */
  #before = "";
  #heard = "";

  /** The language to listen for. */
  readonly #lang: string;

  constructor(lang: string) {
    this.#lang = lang === "en" || !lang ? "en-GB" : lang;
  }

  /** Listen; `begun` is called once the person has said yes, `hear` with everything heard so far. */
  listen(begun: () => void, hear: (text: string) => void): void {
    const Maker = maker();
    if (!Maker || this.#recogniser) return;
    const recogniser = new Maker();
    this.#recogniser = recogniser;
    this.trouble = "";
    recogniser.lang = this.#lang; // of the cards, whatever the page speaks
    recogniser.continuous = true;
    recogniser.interimResults = true;
    recogniser.onstart = () => {
      this.listening = true;
      begun();
    };
    recogniser.onresult = ({ results }) => {
      this.#heard = Array.from(results, (result) => result[0]?.transcript ?? "").join(" ");
      hear(`${this.#before} ${this.#heard}`.trim());
    };
    recogniser.onerror = ({ error }) => {
      if (error === "not-allowed" || error === "service-not-allowed") this.trouble = "taxi-web-mic-refused";
      else if (error !== "no-speech" && error !== "aborted") this.trouble = "taxi-web-mic-trouble";
      if (this.trouble) this.stop();
    };
    recogniser.onend = () => {
      this.#before = `${this.#before} ${this.#heard}`.trim();
      this.#heard = "";
      if (this.#recogniser === recogniser) recogniser.start();
    };
    recogniser.start();
  }

  stop(): void {
    const recogniser = this.#recogniser;
    this.#recogniser = null;
    this.listening = false;
    recogniser?.stop();
  }
}
