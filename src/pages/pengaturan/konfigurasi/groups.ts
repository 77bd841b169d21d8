import { type SettingKey, settings } from '../../../../resources/pengaturan/konfigurasi.ts';

/** Headings of the settings by the first word of their keys, in order. */
const headings: readonly (readonly [title: string, prefixes: readonly string[]])[] = [
  ['Pendaftaran & syarat', ['syarat', 'sks', 'approval', 'bimbingan', 'tim']],
  ['Kegiatan & logbook', ['logbook', 'luaran']],
  ['Penilaian & konversi', ['penilaian', 'konversi', 'nilai', 'revisi', 'sanggah']],
  ['Mitra', ['mou']],
  ['Impor & sinkronisasi', ['import', 'sinkron', 'silaturahmi']],
  ['Akun & sesi', ['sesi', 'masuk', 'sandi']],
  ['Berkas & log', ['berkas', 'log']],
  ['Peta', ['peta']],
];

export interface SettingGroup {
  title: string;
  keys: SettingKey[];
}

const isKey = (key: string): key is SettingKey => key in settings;
const prefixOf = (key: string) => key.split('.')[0] ?? key;

/** Every declared setting, under its heading; a prefix without one comes last. */
export function settingGroups(): SettingGroup[] {
  const keys = Object.keys(settings).filter(isKey);
  const known = new Set(headings.flatMap(([, prefixes]) => prefixes));
  const groups = headings.map(([title, prefixes]) => ({
    title,
    keys: prefixes.flatMap(prefix => keys.filter(key => prefixOf(key) === prefix)),
  }));
  const rest = keys.filter(key => !known.has(prefixOf(key)));
  return [...groups, { title: 'Lainnya', keys: rest }].filter(group => group.keys.length > 0);
}
