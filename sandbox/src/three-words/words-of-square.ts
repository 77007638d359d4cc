// The real list of words and the mapping from a square to its words are secret: these are invented, and constant for a square.
import { createHash } from 'node:crypto';

const WORDS =
  'агаар алим амар аялга банз баяр булаг бүжиг гал гэрэл дуу дэлгэр зам зураг ирээдүй ихэр могой модон мөнгө мөрөн найз намар наран ногоо нутаг нуур ойрхон өвөл өглөө өргөн сайхан салхи сар сургууль сүлжээ тайван талбай тогоо тохой төгөл тэнгэр угалз уул үүл хавар ханан хэрэм хонгор цагаан цасан цэнхэр цэцэг чулуу шар шинэ шувуу эгшиг эрхий юүдэн явган'.split(
    ' ',
  );

/** Squares of three metres, as in the service: here of so many parts of a degree. */
const SIDE_DEGREES = 0.000027;
const DIGITS = 6;

export interface Square {
  words: string;
  southwest: { lng: number; lat: number };
  northeast: { lng: number; lat: number };
}

export function squareAt(latitude: number, longitude: number): Square {
  const row = Math.floor(latitude / SIDE_DEGREES);
  const column = Math.floor(longitude / SIDE_DEGREES);
  const drawn = createHash('sha256').update(`${row}:${column}`).digest();
  const words = [0, 2, 4].map((at) => WORDS[drawn.readUInt16BE(at) % WORDS.length]).join('.');
  const corner = (up: number, right: number) => ({
    lng: Number(((column + right) * SIDE_DEGREES).toFixed(DIGITS)),
    lat: Number(((row + up) * SIDE_DEGREES).toFixed(DIGITS)),
  });
  return { words, southwest: corner(0, 0), northeast: corner(1, 1) };
}
