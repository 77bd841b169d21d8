import type { QueueOptions } from '../../kit/index.ts';
import { role } from '../../roles.ts';

const waiting = 'KHS menunggu validasi';

/**
 * The queue of uploaded KHS: what waits for the study programme first (docs/domain/50 §3).
 * @param beside columns that only one way out has
 */
export const antreanKhs = (listPath: string, beside: readonly string[]): QueueOptions => ({
  filter: {},
  status: 'statusKhs',
  tabs: [
    {
      key: 'menunggu',
      label: 'Menunggu validasi',
      filter: { statusKhs: 'diajukan' },
      sort: ['updatedAt', 'ASC'],
      bulk: false,
      task: { label: { [role.koordinator]: waiting, [role.penilai]: waiting }, decides: true },
    },
    {
      key: 'revisi',
      label: 'Perlu perbaikan',
      filter: { statusKhs: 'revisi' },
      sort: ['updatedAt', 'DESC'],
      bulk: false,
    },
    {
      key: 'tervalidasi',
      label: 'Tervalidasi',
      filter: { statusKhs: 'tervalidasi' },
      sort: ['updatedAt', 'DESC'],
      bulk: false,
    },
  ],
  columns: ['npm', 'namaMahasiswa', 'idProgramProdi', ...beside, 'nomorKhs', 'tanggalKhs', 'statusKhs'],
  card: { title: 'namaMahasiswa', subtitle: 'npm', facts: ['idProgramProdi', ...beside, 'nomorKhs'] },
  waiting: { since: 'updatedAt', soonDays: 3, lateDays: 7 },
  listPath,
  detailPath: `${listPath}/detail/:id`,
  actions: [],
  bulk: { actions: [] },
  detail: { parts: {}, sections: [], documents: [] },
});
