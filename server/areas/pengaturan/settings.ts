import { tahapTerbaca } from '../../../resources/mbkm/tahap.ts';
import { type SettingKey, type SettingValue, settingValue } from '../../../resources/pengaturan/konfigurasi.ts';
import type { Queryable } from '../../platform/database/db.ts';

type Values<K extends SettingKey> = { readonly [Key in K]: SettingValue<Key> };

const text = 'select kunci, nilai from mbkm_konfigurasi where kunci = any($1)';

async function stored(on: Queryable, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await on.query<{ kunci: string; nilai: string }>(text, [keys], { prepare: true });
  return new Map(rows.map(row => [row.kunci, row.nilai]));
}

/** Settings as the running transaction sees them: a change counts from the next request on (docs/domain/20 §1.13). */
export async function readSetting<K extends SettingKey>(on: Queryable, key: K): Promise<SettingValue<K>> {
  return settingValue(key, (await stored(on, [key])).get(key));
}

/** Settings that registrations are checked against. */
export type RegistrationSettings = Values<
  'sks.batasKrs' | 'sks.maksLuarKampus' | 'syarat.semesterMin' | 'syarat.ipkMin' | 'syarat.sksTempuhMin'
>;

export async function registrationSettings(on: Queryable): Promise<RegistrationSettings> {
  const found = await stored(on, [
    'sks.batasKrs',
    'sks.maksLuarKampus',
    'syarat.semesterMin',
    'syarat.ipkMin',
    'syarat.sksTempuhMin',
  ]);
  const value = <K extends SettingKey>(key: K) => settingValue(key, found.get(key));
  return {
    'sks.batasKrs': value('sks.batasKrs'),
    'sks.maksLuarKampus': value('sks.maksLuarKampus'),
    'syarat.semesterMin': value('syarat.semesterMin'),
    'syarat.ipkMin': value('syarat.ipkMin'),
    'syarat.sksTempuhMin': value('syarat.sksTempuhMin'),
  };
}

/** The setting `approval.tahap`; nothing when it is missing or cannot be read, and programmes say it themselves. */
export async function stageLines(on: Queryable): Promise<readonly string[]> {
  const nilai = (await stored(on, ['approval.tahap'])).get('approval.tahap');
  const lines = nilai ? listOfTexts(nilai) : undefined;
  return lines && tahapTerbaca(lines) ? lines : [];
}

function listOfTexts(json: string): readonly string[] | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) && value.every(line => typeof line === 'string') ? value : undefined;
  } catch {
    return undefined;
  }
}
