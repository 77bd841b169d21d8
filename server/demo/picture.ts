import { crc32, deflateSync } from 'node:zlib';

const [width, height] = [160, 120];
const variants = 8;
const drawn = new Map<number, Buffer>();

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A small PNG: sky, sun, hills; its colours by the variant. The same in every run. */
export function picture(variant: number): Buffer {
  const which = ((variant % variants) + variants) % variants;
  const known = drawn.get(which);
  if (known) return known;
  const pixels = Buffer.alloc((width * 3 + 1) * height);
  const sunAt = 20 + which * 16;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const hill = y > 74 + 10 * Math.sin((x + which * 23) / 18);
      const sun = (x - sunAt) ** 2 + (y - 26) ** 2 < 150;
      const shade = Math.floor(y / 8) * 6;
      const colour = sun ? [250, 205, 90] : hill ? [60, 110 + which * 8, 70] : [120 + shade, 175 + shade / 3, 225];
      pixels.set(colour, y * (width * 3 + 1) + 1 + x * 3);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))];
  const made = Buffer.concat([signature, ...parts]);
  drawn.set(which, made);
  return made;
}
