/**
 * Why a value is specific personal data (UU 27/2022 Article 4, and what identifies a person for good): identity, health,
 * belief, money.
 */
export type SensitiveKind = 'identitas' | 'kesehatan' | 'keyakinan' | 'keuangan';
