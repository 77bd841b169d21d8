import type { SettingKey, SettingValue } from '../pengaturan/konfigurasi.ts';

/** Settings that hold a number. */
type NumberSetting = { [K in SettingKey]: SettingValue<K> extends number ? K : never }[SettingKey];

/** A number of what a registration is tied to (its wave, the rules of its period, its offer; `Programme.ties`). */
export interface AmountOf {
  /** `field` of the tie. */
  readonly tied: string;
  /** Field of the tied row. */
  readonly field: string;
}

/** Number used by a rule: fixed, from the configuration, or from a row that the participation is tied to. */
export type Amount = number | { readonly setting: NumberSetting } | AmountOf;
