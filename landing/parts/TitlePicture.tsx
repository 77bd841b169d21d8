const cell = 128;
const columns = 5;
const rows = 4;

/** Petals of the kawung and their relatives, each in a cell of 128 × 128. */
const shapes = [
  'M0 0h64a64 64 0 0 1 64 64v64H64A64 64 0 0 1 0 64z',
  'M128 0v64a64 64 0 0 1-64 64H0V64A64 64 0 0 1 64 0z',
  'M0 128A128 128 0 0 1 128 0v128z',
  'M64 16a48 48 0 1 1 0 96 48 48 0 0 1 0-96z',
  'M0 64a64 64 0 0 1 128 0z',
] as const;
const shades = ['accent', 'mid', 'soft', 'deep', 'marigold'] as const;

/** FNV-1a: the same title always makes the same picture. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Numbers from 0 to below `most`, the same row of them for the same seed (mulberry32). */
function drawn(seed: number): (most: number) => number {
  let state = seed;
  return most => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
  };
}

const places = Array.from({ length: columns * rows }, (_, n) => ({
  x: (n % columns) * cell,
  y: Math.floor(n / columns) * cell,
}));

/** The picture of an article that brings none: petals in its programme's colours, laid by its title. */
export function TitlePicture({ title }: { title: string }) {
  const draw = drawn(seedOf(title));
  const tiles = places.map(place => ({
    ...place,
    shape: shapes[draw(shapes.length)],
    // Marigold stays the rare one.
    shade: shades[draw(12) === 0 ? 4 : draw(4)],
    empty: draw(5) === 0,
  }));
  return (
    <svg className="title-picture" viewBox="0 0 640 512" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {tiles.map(({ x, y, shape, shade, empty }) =>
        empty ? null : (
          <path key={`${x} ${y}`} className={`shade-${shade}`} d={shape} transform={`translate(${x} ${y})`} />
        ),
      )}
    </svg>
  );
}
