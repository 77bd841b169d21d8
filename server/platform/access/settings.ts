import type { Registry } from '../../../resources/kit/index.ts';
import { type SettingValue, settingValue } from '../../../resources/pengaturan/konfigurasi.ts';
import { tableName } from '../database/columns.ts';
import type { Db, Queryable } from '../database/db.ts';

const keys = [
  'sesi.idleDetik',
  'sesi.ingatkanDetik',
  'sesi.maksJam',
  'masuk.maksGagal',
  'masuk.maksGagalAlamat',
  'masuk.blokirMenit',
  'sandi.minPanjang',
  'sandi.riwayat',
  'masuk.wajibDuaLangkah',
] as const;
type Key = (typeof keys)[number];

/** Values of `mbkm/konfigurasi` for login, sessions and passwords (docs/domain/10 §6). */
export type SettingValues = { readonly [K in Key]: SettingValue<K> };

export interface Settings {
  /** @param on the transaction that one is in: what is not in memory any more is read there */
  read(on?: Queryable): Promise<SettingValues>;
}

/** Told by whoever writes `mbkm/konfigurasi`. */
export const settingsChannel = 'konfigurasi';
/** Heals a lost notification. */
const keptFor = 30_000;

/**
 * Settings from `preset` (the environment: whoever runs the server wins), else the database, else their defaults; kept
 * in memory until told that they changed.
 */
export function createSettings(db: Db, registry: Registry, preset: Partial<SettingValues> = {}): Settings {
  const resource = registry.find('mbkm/konfigurasi');
  const valuesOf = (stored: ReadonlyMap<string, string>): SettingValues => {
    const value = <K extends Key>(key: K): SettingValue<K> => preset[key] ?? settingValue(key, stored.get(key) ?? null);
    return {
      'sesi.idleDetik': value('sesi.idleDetik'),
      'sesi.ingatkanDetik': value('sesi.ingatkanDetik'),
      'sesi.maksJam': value('sesi.maksJam'),
      'masuk.maksGagal': value('masuk.maksGagal'),
      'masuk.maksGagalAlamat': value('masuk.maksGagalAlamat'),
      'masuk.blokirMenit': value('masuk.blokirMenit'),
      'sandi.minPanjang': value('sandi.minPanjang'),
      'sandi.riwayat': value('sandi.riwayat'),
      'masuk.wajibDuaLangkah': value('masuk.wajibDuaLangkah'),
    };
  };
  if (!resource) return { read: async () => valuesOf(new Map()) };

  let known: { values: SettingValues; until: number } | undefined;
  let generation = 0;
  db.listen(settingsChannel, () => {
    known = undefined;
    generation++;
  });
  const text = `select kunci, nilai from ${tableName(resource)} where kunci = any($1)`;
  return {
    read: async (on = db) => {
      if (known && known.until > performance.now()) return known.values;
      const begun = generation;
      const rows = await on.query<{ kunci: string; nilai: string }>(text, [[...keys]], { prepare: true });
      const values = valuesOf(new Map(rows.map(row => [row.kunci, row.nilai])));
      if (begun === generation) known = { values, until: performance.now() + keptFor };
      return values;
    },
  };
}
