/** The board of Night Rank: a street at night, cards as paper signs. A module of its own, mounted by the frame.
 *
 * `mount(target, props)` draws into `target` and gives back `update(props)` and `destroy()`. The frame is asked for texts by its
 * address on the same server; nothing else is loaded.
 */
import { t, tell } from "/frame.js";

const WHISTLE = "W";

/** @param {string} tag @param {string} name @param {...(Node | string)} inside */
function element(tag, name, ...inside) {
  const made = document.createElement(tag);
  if (name) made.className = name;
  made.append(...inside);
  return made;
}

/** @param {string} face */
function nameOf(face) {
  return t(`night-rank-card-${face}`);
}

/** A card as a sign on a post. @param {string} face */
function sign(face) {
  const made = element("span", face === WHISTLE ? "sign whistle" : "sign", face === WHISTLE ? "♪" : face);
  made.setAttribute("aria-hidden", "true");
  return made;
}

/** One of my cards: a button while it can be used, with the reason while it cannot. */
function handCard(card, props) {
  const move = props.view.ask === "whistle" ? "whistle" : `drive ${card.face}`;
  const button = element("button", "press", sign(card.face), nameOf(card.face));
  button.type = "button";
  const can = props.ready && card.refusal === null;
  button.setAttribute("aria-disabled", String(!can));
  if (card.refusal !== null) button.title = tell(card.refusal.reason, card.refusal.args, props.names);
  button.addEventListener("click", () => can && props.play(move));
  return button;
}

function driver(at, props) {
  const { view, names, envelope } = props;
  const mine = element("li", envelope.turn === at + 1 ? "turn" : "");
  mine.append(
    element("b", "", names[at] ?? ""),
    element("span", "", t("night-rank-web-points", { points: view.points[at] })),
    element("span", "soft", t("night-rank-web-cards", { cards: view.held[at] })),
    element("span", "soft", t(view.horns[at] ? "night-rank-web-horn" : "night-rank-web-honked")),
  );
  return mine;
}

function actions(props) {
  const row = element("div", "row");
  for (const move of props.envelope.moves ?? []) {
    if (move !== "pass" && move !== "honk") continue;
    const button = element("button", "press", t(`night-rank-move-${move}`));
    button.type = "button";
    button.addEventListener("click", () => props.play(move));
    row.append(button);
  }
  return row;
}

function answer(props) {
  const { card, seat, answering } = props;
  if (!card || card.stage === "done") return "";
  const asked = element("form", "asked", element("p", "question", card.text));
  if (card.seat !== seat || !answering) return asked;
  const field = element("input", "");
  field.setAttribute("aria-label", t("night-rank-web-answer"));
  field.inputMode = "numeric";
  const send = element("button", "press main", t("night-rank-web-say"));
  send.type = "submit";
  asked.append(element("div", "row", field, send));
  asked.addEventListener("submit", (event) => {
    event.preventDefault();
    answering.answer(field.value);
  });
  return asked;
}

function board(props) {
  const { view, seat } = props;
  const road = element("div", "road", ...[...view.played].map(sign));
  if (view.fare) road.append(element("p", "fare", sign(view.fare), nameOf(view.fare)));
  const parts = [element("ul", "drivers", ...props.names.map((_, at) => driver(at, props))), road, answer(props)];
  if (seat !== null) parts.push(element("div", "row hand", ...view.hand.map((card) => handCard(card, props))), actions(props));
  return parts;
}

export function mount(target, props) {
  const root = element("div", "night-rank");
  target.append(root);
  let last = "";
  const update = (now) => {
    // a field that somebody types into stays as long as nothing has changed
    const shown = JSON.stringify([now.view, now.envelope, now.card?.text, now.card?.stage, now.ready, now.seat]);
    if (shown === last) return;
    last = shown;
    root.replaceChildren(...board(now).filter((part) => part !== ""));
  };
  update(props);
  return { update, destroy: () => root.remove() };
}
