import { english as landingEnglish } from '../../landing/registrasi/english.ts';
import { labelsEnglish } from '../../resources/english/labels.ts';
import { judulInggris } from '../../resources/english/pertukaran/frasa.ts';
import { labelInggris, pasanganIsian, pasanganLabel } from '../../resources/english/pertukaran/label.ts';
import { phrasesEnglish } from '../../resources/english/phrases.ts';
import { recordsNames } from '../../resources/english/records.ts';
import { sentences } from '../../resources/english/sentences.ts';
import { shellLabels, shellNames } from '../../resources/english/shellNames.ts';
import { registry } from '../../resources/index.ts';
import { Message } from '../../resources/kit/index.ts';
import { catalogues } from '../../resources/messages.ts';

/** The small words of Indonesian sentences, which no label has. */
const small = `yang dan atau tidak belum sudah dengan untuk dari pada ke di ini itu Anda akan dapat harus oleh karena jika
  agar saat setelah sebelum hanya juga lagi lalu sejak hingga sampai semua setiap adalah bukan telah sedang masih bila tanpa
  antara tentang dalam pilih simpan batal batalkan hapus ubah tambah cari kirim unggah unduh muat memuat tutup buka keluar
  masuk kembali jam hari lanjut selesai gagal berhasil silakan mohon periksa isi wajib kosong coba`;

/** Words of both languages that no catalogue in English happens to have. */
const both = 'login media instagram digital per';

const wordsIn = (text: string): string[] => text.match(/\p{L}{2,}/gu) ?? [];

/** Every text in a value of a declaration or catalogue, the Indonesian of messages. */
function textsOf(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value];
  if (value instanceof Message) return [value.text];
  // Filled-in values are data.
  if (typeof value === 'function')
    return [...String(value).matchAll(/[`'"]([^`'"]*)[`'"]/g)].map(([, text = '']) =>
      text.replace(/\$\{[^}]*\}/g, ' {} '),
    );
  if (depth > 6 || typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(one => textsOf(one, depth + 1));
}

/** Keys of declarations whose values are shown to people, at any depth. */
const shown: ReadonlySet<string> = new Set(['label', 'title', 'help', 'placeholder', 'success', 'confirm', 'choices']);
function declared(value: unknown, depth = 0): string[] {
  if (depth > 7 || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    shown.has(key) ? textsOf(one, depth) : declared(one, depth + 1),
  );
}

const englishTexts = [
  sentences,
  landingEnglish,
  judulInggris,
  labelInggris,
  labelsEnglish,
  phrasesEnglish,
  recordsNames,
  shellLabels,
  shellNames,
].flatMap(one => textsOf(one));

const englishWords = new Set(
  [both, ...englishTexts, ...[...pasanganIsian, ...pasanganLabel].map(([, said]) => said)]
    .flatMap(wordsIn)
    .map(word => word.toLowerCase()),
);

/**
 * Words of Indonesian: those of all labels, names and sentences of the declarations that no English text of the portal
 * has as well ("status", "program"), and the small ones.
 */
const words: ReadonlySet<string> = new Set([
  ...[...declared(registry.resources), ...declared(registry.screens), ...textsOf(catalogues)]
    .flatMap(wordsIn)
    .map(word => word.toLowerCase())
    .filter(word => word.length > 3 && !englishWords.has(word)),
  ...Object.keys(phrasesEnglish)
    .map(text => text.replace(/%\{\w+\}/g, ' '))
    .flatMap(wordsIn)
    .map(word => word.toLowerCase())
    .filter(word => word.length > 2 && !englishWords.has(word)),
  ...wordsIn(small).map(word => word.toLowerCase()),
]);

/** Texts that stay Indonesian in English pages, with the reason. Every other Indonesian text is a defect. */
const allowed: readonly (readonly [text: RegExp, why: string])[] = [
  [/Bahasa Indonesia/g, 'the name of the other language, in that language'],
  [
    /Universitas Nusantara Raya|Portal MBKM|MBKM|PMMB|SIMARIS|YouTube|Facebook|Instagram|Excel \(XLSX\)|SIAMIK/g,
    'names',
  ],
  [/contoh\./g, 'the domain of the sample addresses'],
  [
    /Berilmu, Berkarya, Berdampak|Jl\. Pendidikan Raya No\. 1|Kota Surya Asri|Tim Merdeka Belajar Kampus Merdeka/g,
    'motto, address and unit of the identity file',
  ],
  [/KHS_\w+/g, 'the name of the file of a transcript, in its footer'],
  [/UNIVERSITAS NUSANTARA RAYA/g, 'the same name on a letterhead'],
];

/** The Indonesian words of a text. */
function indonesianIn(text: string): string[] {
  const left = allowed.reduce((rest, [pattern]) => rest.replace(pattern, ' '), text);
  return wordsIn(left).filter(word => words.has(word.toLowerCase()));
}

/** Fixed parts of the catalogues' sentences that are long enough to be recognised: two words, sixteen characters. */
const fixedParts: readonly string[] = [
  ...new Set(
    textsOf(catalogues)
      .flatMap(text => text.split(/\{\w*\}/))
      .map(part => part.trim())
      .filter(part => part.length >= 16 && wordsIn(part).length >= 2 && indonesianIn(part).length > 0),
  ),
];

/** The sentences of the catalogues, or fixed parts of them, that a text holds in Indonesian. */
export const catalogueSentencesIn = (text: string): string[] => fixedParts.filter(part => text.includes(part));

/** The texts among these that have Indonesian words, each once, with those words. */
export const untranslated = (texts: Iterable<string>): string[] =>
  [...new Set(texts)].flatMap(text => {
    const found = indonesianIn(text);
    return found.length ? [`${text.trim().slice(0, 160)}  [${[...new Set(found)].join(' ')}]`] : [];
  });
