import { createRequire } from 'node:module';
import { type Font, openSync, type Path, type PathCommand } from 'fontkit';
import { between, oneOf, wholeBetween } from './random.js';

/** Twice the displayed size, for sharp screens. */
const WIDTH = 280;
const HEIGHT = 88;
const INK = '#2A211C';
const SAND = '#F4EDE3';
const MARGIN = 16;
const ROOM = WIDTH - 2 * MARGIN;
/** The gap between two letters, before they are slanted and rotated. */
const GAP = 4;
const LINES = 2;
const SPECKS = 30;

const { resolve } = createRequire(import.meta.url);
const openFont = (file: string): Font => openSync(resolve(`@expo-google-fonts/${file}`)) as Font;
const FONTS: [Font, ...Font[]] = [
  openFont('fraunces/600SemiBold/Fraunces_600SemiBold.ttf'),
  openFont('fraunces/500Medium_Italic/Fraunces_500Medium_Italic.ttf'),
  openFont('nunito-sans/700Bold/NunitoSans_700Bold.ttf'),
  openFont('nunito-sans/600SemiBold_Italic/NunitoSans_600SemiBold_Italic.ttf'),
];

type Point = readonly [x: number, y: number];
type Bend = (point: Point) => Point;

/** Draws the code as an SVG picture that people can read and programs find hard to recognise. */
export function drawCaptcha(code: string): string {
  const bend = wave();
  const letters = drawLetters(Array.from(code), bend);
  const lines = Array.from({ length: LINES }, () => drawLine());
  const specks = Array.from({ length: SPECKS }, () => drawSpeck());
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${SAND}"/>
    <g fill="${INK}">${letters.join('')}${specks.join('')}</g>
    <g fill="none" stroke="${INK}" stroke-linecap="round">${lines.join('')}</g></svg>`;
}

/** One distortion for the whole picture, so that neighbouring letters bend together. */
function wave(): Bend {
  const [height, width] = [between(3, 5.5), between(1.5, 3)];
  const [long, short] = [between(90, 150), between(45, 75)];
  const [phase, shift] = [between(0, 2 * Math.PI), between(0, 2 * Math.PI)];
  return ([x, y]) => [
    x + width * Math.sin((2 * Math.PI * y) / short + shift),
    y + height * Math.sin((2 * Math.PI * x) / long + phase),
  ];
}

interface Letter {
  readonly path: Path;
  /** Factor from the font's units to the picture's. */
  readonly size: number;
  readonly stretch: number;
  readonly width: number;
}

/** Draws the letters side by side, close enough to touch now and then. */
function drawLetters(characters: readonly string[], bend: Bend): string[] {
  const letters = characters.map((character) => chooseLetter(character));
  const needed = letters.reduce((sum, { width }) => sum + width + GAP, 0);
  const fit = Math.min(1, ROOM / needed);
  let left = (WIDTH - needed * fit) / 2 + between(-6, 6);
  return letters.map((letter) => {
    const middle: Point = [left + ((letter.width + GAP) * fit) / 2, HEIGHT / 2 + between(-6, 6)];
    left += (letter.width + GAP) * fit;
    return drawLetter({ ...letter, size: letter.size * fit }, middle, bend);
  });
}

function chooseLetter(character: string): Letter {
  const font = oneOf(FONTS);
  const { path } = font.layout(character).glyphs[0] ?? font.getGlyph(0);
  const { minX, maxX, minY, maxY } = path.bbox;
  // Scaled by the character's own height, because some digits are lower than capitals.
  const [size, stretch] = [between(46, 54) / (maxY - minY), between(0.9, 1.15)];
  return { path, size, stretch, width: (maxX - minX) * size * stretch };
}

/** Rotates and slants a letter around its own middle, then bends it with the others. */
function drawLetter({ path, size, stretch }: Letter, [middleX, middleY]: Point, bend: Bend): string {
  const { minX, maxX, minY, maxY } = path.bbox;
  const [lean, angle] = [between(-0.18, 0.18), between(-0.3, 0.3)];
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const place: Bend = ([glyphX, glyphY]) => {
    const y = -(glyphY - (minY + maxY) / 2) * size;
    const x = (glyphX - (minX + maxX) / 2) * size * stretch - lean * y;
    return bend([middleX + x * cos - y * sin, middleY + x * sin + y * cos]);
  };
  return `<path d="${path.commands.map((command) => drawCommand(command, place)).join('')}"/>`;
}

const SVG_COMMANDS: Record<PathCommand['command'], string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

function drawCommand({ command, args }: PathCommand, place: Bend): string {
  const points = Array.from({ length: args.length / 2 }, (_, index) =>
    place([args[2 * index] ?? 0, args[2 * index + 1] ?? 0]),
  );
  return SVG_COMMANDS[command] + points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' ');
}

/** A line through all the letters, as thick as a thin stem. */
function drawLine(): string {
  const height = () => between(HEIGHT * 0.15, HEIGHT * 0.85).toFixed(1);
  const third = WIDTH / 3;
  const [from, to] = [between(0, MARGIN), WIDTH - between(0, MARGIN)];
  const curve = `M${from} ${height()}C${third} ${height()} ${2 * third} ${height()} ${to} ${height()}`;
  return `<path d="${curve}" stroke-width="${between(2.2, 3.6).toFixed(1)}"/>`;
}

function drawSpeck(): string {
  const radius = between(0.8, 2.4).toFixed(1);
  return `<circle cx="${wholeBetween(0, WIDTH)}" cy="${wholeBetween(0, HEIGHT)}" r="${radius}"/>`;
}
