/**
 * English names for transcripts of what the portal keeps in Indonesian only: terms and offices. Composed of
 * their parts, because every university has its own; unknown parts stay as they are.
 */

const terms = { ganjil: 'Odd', genap: 'Even', pendek: 'Short' } as const;
const term = /Semester (Ganjil|Genap|Pendek)/gi;

/** 'Inbound Semester Ganjil 2026/2027' → 'Inbound Odd Semester 2026/2027'. */
export const masaInggris = (nama: string): string =>
  nama.replace(term, (_, word: string) => {
    const known = Object.entries(terms).find(([name]) => name === word.toLowerCase());
    return `${known?.[1] ?? word} Semester`;
  });

/** Longer ones first: a deputy is no rector. */
const offices: readonly (readonly [indonesian: string, english: string])[] = [
  ['Wakil Rektor', 'Vice Rector'],
  ['Rektor', 'Rector'],
  ['Wakil Dekan', 'Vice Dean'],
  ['Dekan', 'Dean'],
  ['Wakil Direktur', 'Deputy Director'],
  ['Direktur', 'Director'],
  ['Sekretaris', 'Secretary'],
  ['Koordinator', 'Coordinator'],
  ['Kepala', 'Head'],
  ['Ketua', 'Head'],
];
const areas: readonly (readonly [indonesian: string, english: string])[] = [
  ['Bidang Akademik dan Kemahasiswaan', 'for Academic and Student Affairs'],
  ['Bidang Akademik', 'for Academic Affairs'],
  ['Bidang Kemahasiswaan dan Alumni', 'for Student Affairs and Alumni'],
  ['Bidang Kemahasiswaan', 'for Student Affairs'],
  ['Bidang Kerja Sama', 'for Cooperation'],
  ['Biro Akademik, Perencanaan, dan Kerja Sama', 'of the Bureau of Academics, Planning, and Cooperation'],
  ['Biro Akademik dan Kemahasiswaan', 'of the Bureau of Academic and Student Affairs'],
  ['Biro Akademik', 'of the Academic Bureau'],
  ['Unit MBKM', 'of the MBKM Unit'],
  ['Tim MBKM', 'of the MBKM Team'],
  ['Program Studi', 'of the Study Programme'],
  ['Fakultas', 'of the Faculty of'],
];

const begun = (text: string, parts: typeof offices) =>
  parts.find(([word]) => text === word || text.startsWith(`${word} `));

/** 'Wakil Rektor Bidang Akademik' → 'Vice Rector for Academic Affairs'. */
export function jabatanInggris(jabatan: string): string {
  const office = begun(jabatan, offices);
  if (!office) return jabatan;
  const rest = jabatan.slice(office[0].length).trim();
  const area = begun(rest, areas);
  const said = area ? `${area[1]}${rest.slice(area[0].length)}` : rest;
  return [office[1], said].filter(Boolean).join(' ');
}
