import { lamaHari } from '../../../resources/komcad/program.ts';
import { bobotDari, bobotLatsarmil } from '../../../resources/pengaturan/bobot.ts';
import type { RowData } from '../../database/db.ts';
import { conflict, invalid } from '../../errors.ts';
import type { ResourceRules } from '../../rest/rules.ts';
import { readSetting } from '../pengaturan/settings.ts';
import { copiesOf, lockParticipant } from './facts.ts';

/** A weighted sum, half up to two decimals; null while a part is missing. */
export function weighted(weights: Readonly<Record<string, number>>, values: RowData): number | null {
  let sum = 0;
  for (const [name, weight] of Object.entries(weights)) {
    const value = values[name];
    if (typeof value !== 'number') return null;
    sum += Math.round(value * 100) * weight;
  }
  return Math.round(sum / 100) / 100;
}

const days = ['hariHadir', 'hariIzin', 'hariSakit', 'hariAlpa'] as const;

/** Attendance, grades and certificate of training (docs/domain/40 §1.1, §4.4). */
export const trainingRules: ResourceRules = {
  beforeCreate: async (ctx, data) => {
    const participant = await lockParticipant(ctx, data.idPendaftarMbkm);
    const { id, idProgramKomcad } = participant;
    Object.assign(data, copiesOf(participant), { id, idProgramKomcad });
  },

  beforeUpdate: async (ctx, before, data) => {
    const { tahap, latsarmilMulai, latsarmilSelesai } = await lockParticipant(ctx, before.idPendaftarMbkm);
    if (tahap !== 'latsarmil' && tahap !== 'pelaporan')
      throw conflict('Data latsarmil hanya dapat diubah pada tahap Latsarmil dan Pelaporan.');
    const row = { ...before, ...data };
    const total = days.reduce((sum, name) => sum + Number(row[name] ?? 0), 0);
    const message = 'Jumlah hari kehadiran melebihi lama latsarmil.';
    if (total > lamaHari(latsarmilMulai, latsarmilSelesai)) throw invalid({ hariHadir: message }, message);
    const weights = bobotDari(await readSetting(ctx.tx, 'komcad.bobotLatsarmil'), bobotLatsarmil);
    const { nilaiSikap: sikap, nilaiPengetahuan: pengetahuan, nilaiJasmani: jasmani } = row;
    data.nilaiLatsarmil = weights ? weighted(weights, { sikap, pengetahuan, jasmani }) : null;
  },
};
