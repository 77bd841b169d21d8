/** Arithmetic of grades, the same in the browser and on the server (docs/domain/20 §4.2, §4.4). */
export {
  ipsKonversi,
  type MutuMatkul,
  type NilaiBerbobot,
  nilaiAkhir,
  nilaiPenilai,
  nilaiSementara,
} from './hitung.ts';
export { type BarisSkala, letterOf, tengahHuruf } from './skala.ts';
