/** Days of the week in both languages, Monday first. */
export const hariInggris = [
  ['Senin', 'Monday'],
  ['Selasa', 'Tuesday'],
  ['Rabu', 'Wednesday'],
  ['Kamis', 'Thursday'],
  ['Jumat', 'Friday'],
  ['Sabtu', 'Saturday'],
  ['Minggu', 'Sunday'],
] as const;
