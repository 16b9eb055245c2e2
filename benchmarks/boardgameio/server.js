// The peer of `./cab bench server`: boardgame.io's own server and memory store, with a game of Space Taxi's shape.
// A state of about a kilobyte, moves `throw` and `play` in turn, eight of them to a seat's turn, a view for each seat.
// node server.js PORT

const { Server } = require('boardgame.io/server');
const { PlayerView } = require('boardgame.io/core');

const DICE = 10;
const MOVES_IN_A_TURN = 8;
const ROUNDS = 5;

const tiles = () => [0, 1, 2, 3, 4].map((number) => ({ number, open: true, refusal: null }));
const turn = () => ({
  aboard: '', wings: '', fuel: 0, factor: 0, passenger_points: 0, mine: 0, smuggling_failed: false, crystal_before: 0, points: 0,
});

const taxi = {
  name: 'taxi',
  minPlayers: 3,
  maxPlayers: 5,
  setup: ({ ctx }) => ({
    beyond_box: false,
    round: 1,
    rounds: ROUNDS,
    ask: 'throw',
    made: 0,
    dice_in_hand: DICE,
    dice: [],
    tiles: tiles(),
    turn: turn(),
    pile: 24,
    sheets: Array.from({ length: ctx.numPlayers }, () => ({ coins: 3, scores: [], total: 0 })),
    players: Object.fromEntries(Array.from({ length: ctx.numPlayers }, (_, seat) => [seat, { chosen: seat }])),
    secret: { pile: 24 },
  }),
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    throw: ({ G, random }) => {
      G.dice = random.D6(G.dice_in_hand).map((face) => ({ kind: 'passenger', face: 'RGBYPT'[face - 1], must: false }));
      G.ask = 'play';
      G.made += 1;
    },
    play: ({ G, ctx, events }, tile) => {
      G.dice_in_hand -= 1;
      G.turn.aboard += G.dice[0].face;
      G.turn.points += 2;
      G.tiles[tile].open = false;
      G.dice = [];
      G.ask = 'throw';
      G.made += 1;
      if (G.made < MOVES_IN_A_TURN) return;
      const sheet = G.sheets[Number(ctx.currentPlayer)];
      sheet.scores = [...sheet.scores, { points: G.turn.points, struck_out: false }].slice(-ROUNDS);
      sheet.total += G.turn.points;
      Object.assign(G, { made: 0, dice_in_hand: DICE, tiles: tiles(), turn: turn() });
      events.endTurn();
    },
  },
};

const server = Server({ games: [taxi], origins: ['http://127.0.0.1'] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, done) => listen(port, '127.0.0.1', done); // loopback only
server.run(Number(process.argv[2]));
