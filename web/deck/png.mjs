/** Makes a screenshot's PNG small: few colours, and packed as tightly as zlib can. */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const COLOURS = 256;

/** The same picture with a palette; takes PNGs of eight bits a channel, not interlaced, as browsers make them. */
export function smaller(png) {
  const { width, height, pixels } = decode(png);
  const { palette, indexed } = quantise(pixels, width * height);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) indexed.copy(rows, y * (width + 1) + 1, y * width, (y + 1) * width);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => colour.slice(0, 3)))),
    chunk('tRNS', Buffer.from(palette.map((colour) => colour[3]))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

function decode(png) {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const channels = png[25] === 6 ? 4 : 3;
  const parts = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const raw = unfilter(inflateSync(Buffer.concat(parts)), width * channels, height, channels);
  const pixels = new Uint32Array(width * height);
  for (let i = 0; i < pixels.length; i++) {
    const at = i * channels;
    const alpha = channels === 4 ? raw[at + 3] : 255;
    pixels[i] = alpha === 0 ? 0 : ((raw[at] << 24) | (raw[at + 1] << 16) | (raw[at + 2] << 8) | alpha) >>> 0;
  }
  return { width, height, pixels };
}

function unfilter(data, stride, height, step) {
  const out = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = data[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const left = x >= step ? out[y * stride + x - step] : 0;
      const up = y ? out[(y - 1) * stride + x] : 0;
      const corner = y && x >= step ? out[(y - 1) * stride + x - step] : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter];
      out[y * stride + x] = data[y * (stride + 1) + 1 + x] + guess;
    }
  }
  return out;
}

function paeth(left, up, corner) {
  const guess = left + up - corner;
  const [a, b, c] = [left, up, corner].map((value) => Math.abs(guess - value));
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** The most frequent colours that are not too near each other, and each pixel's nearest of them. */
function quantise(pixels, count) {
  const counts = new Map();
  for (let i = 0; i < count; i++) counts.set(pixels[i], (counts.get(pixels[i]) ?? 0) + 1);
  const colours = [...counts.keys()].sort((a, b) => counts.get(b) - counts.get(a));
  let palette = colours.map(split);
  for (let apart = 64; palette.length > COLOURS; apart *= 1.5) {
    const kept = [];
    for (const colour of colours.map(split)) {
      if (kept.length <= COLOURS && kept.every((other) => distance(colour, other) > apart)) kept.push(colour);
    }
    palette = kept;
  }
  const nearest = new Map(colours.map((colour) => [colour, indexOfNearest(split(colour), palette)]));
  return { palette, indexed: Buffer.from(Uint8Array.from(pixels, (pixel) => nearest.get(pixel))) };
}

const split = (pixel) => [pixel >>> 24, (pixel >>> 16) & 255, (pixel >>> 8) & 255, pixel & 255];

const distance = (a, b) => a.reduce((sum, value, i) => sum + (value - b[i]) ** 2, 0);

function indexOfNearest(colour, palette) {
  let best = 0;
  palette.forEach((other, i) => {
    if (distance(colour, other) < distance(colour, palette[best])) best = i;
  });
  return best;
}
