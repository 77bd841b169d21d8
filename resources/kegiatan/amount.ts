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

/** A number that a rule goes by: fixed, of the configuration, or of what the participation is tied to. */
export type Amount = number | { readonly setting: NumberSetting } | AmountOf;
