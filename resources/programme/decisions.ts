import {
  detailParts,
  type HistoryOptions,
  type ListTask,
  ofRow,
  type Programme,
  type QueueOptions,
  type RecordView,
  requirementsOf,
  type StageName,
} from '../kit/index.ts';
import { registrationAnswers } from '../mbkm/formulirPendaftaran.ts';
import { peringatanPeserta } from '../mbkm/peringatan.ts';
import { rekapKonversi, suratPengantar } from '../mbkm/prints.ts';
import { tahapVerifikasi } from '../mbkm/tahap.ts';
import { role } from '../roles.ts';
import { decidersAt, eachRole, ofProgramme, partnered, stagesOf } from './common.ts';

const wayColumn = ({ ways }: Programme): string[] => (Object.keys(ways).length > 1 ? ['jalur'] : []);

/** A participation as the people who decide on it see it: what the programme's dossier shows. */
export const recordViewOf = (programme: Programme): RecordView => ({
  parts: detailParts(programme),
  sections: [
    {
      title: 'Mahasiswa',
      fields: ['npm', 'namaMahasiswa', 'idProgramProdi', 'semester', 'ipk', 'sksTempuh', 'sksKrs'],
    },
    ...programme.dossier.activity,
    ...programme.dossier.registration,
    registrationAnswers,
  ],
  documents: programme.dossier.documents,
  stages: { field: 'tahap', resource: 'mbkm/pendaftar-tahap' },
});

/** The stages whose approval is the last one. */
const lastStages = ({ ways }: Programme): StageName[] =>
  Object.values(ways).flatMap(({ stages }) => stages.at(-1) ?? []);

/** Rows of a stage for those who decide at it, and, negated, what waits elsewhere. */
const atStage = (stages: readonly StageName[], name: 'tahapAktif' | 'tahapAktif_neq') =>
  Object.assign({}, ...stages.map(stage => eachRole(decidersAt(stage), { [name]: stage })));

/**
 * QUEUE of a programme whose registrations pass stages: what waits for one's own stage first. (A programme that leads
 * by a status of its detail decides on that instead.)
 */
export function decisionOptionsOf(programme: Programme, view: RecordView = recordViewOf(programme)): QueueOptions {
  const stages = stagesOf(programme);
  const { decisions, decision } = programme.screens;
  const deciders = stages.flatMap(decidersAt);
  const waiting = Object.assign(
    {},
    ...stages.map(stage =>
      eachRole(
        decidersAt(stage),
        `Pendaftar menunggu ${stage === 'mbkm' ? tahapVerifikasi.mbkm : tahapVerifikasi[stage].toLowerCase()}`,
      ),
    ),
  );
  const watched = (label: string): ListTask => ({ label: eachRole(deciders, label), decides: false });
  const asked = requirementsOf(programme);
  // Values with a minimum set by a tied row, shown in the list to those who decide. Partners do not see marks.
  const measured = stages.includes('mitra') ? [] : programme.ties.flatMap(({ least = {} }) => Object.keys(least));
  return {
    filter: ofProgramme(programme),
    tabs: [
      {
        key: 'menunggu',
        label: 'Menunggu Anda',
        filter: { status: 'diajukan' },
        byRole: atStage(stages, 'tahapAktif'),
        sort: ['tanggalDaftar', 'ASC'],
        bulk: true,
        task: { label: waiting, decides: true },
      },
      {
        key: 'tahap-lain',
        label: 'Tahap lain',
        filter: { status: 'diajukan' },
        byRole: atStage(stages, 'tahapAktif_neq'),
        sort: ['tanggalDaftar', 'ASC'],
        bulk: false,
        task: watched('Menunggu tahap lain'),
      },
      {
        key: 'revisi',
        label: 'Perlu perbaikan',
        filter: { status: 'revisi' },
        sort: ['updatedAt', 'DESC'],
        bulk: false,
        task: watched('Dikembalikan, menunggu perbaikan mahasiswa'),
      },
      {
        key: 'disetujui',
        label: 'Disetujui',
        filter: { status: ['disetujui', 'berjalan', 'selesai'] },
        sort: ['updatedAt', 'DESC'],
        bulk: false,
      },
      { key: 'ditolak', label: 'Ditolak', filter: { status: 'ditolak' }, sort: ['updatedAt', 'DESC'], bulk: false },
    ],
    columns: [
      'npm',
      'namaMahasiswa',
      'idProgramProdi',
      'idProgram',
      ...measured,
      ...wayColumn(programme),
      ...partnered(programme, 'namaMitra'),
      'tanggalDaftar',
      'status',
      'tahapAktif',
    ],
    card: {
      title: 'namaMahasiswa',
      subtitle: 'npm',
      facts: ['idProgramProdi', 'idProgram', ...measured, ...partnered(programme, 'namaMitra')],
    },
    waiting: { since: 'tanggalDaftar', soonDays: 3, lateDays: 7 },
    listPath: decisions,
    detailPath: decision,
    ...(programme.screens.plan ? { more: { label: 'Rencana konversi', path: programme.screens.plan } } : {}),
    actions: ['setujui', 'revisi', 'tolak', 'batalkan'],
    ...(programme.supervisorAtApproval
      ? {
          takes: {
            setujui: { idDosenPembimbing: ofRow({ when: { field: 'tahapAktif', in: lastStages(programme) } }) },
          },
        }
      : {}),
    ...(stages.includes('mitra')
      ? {
          onBehalf: {
            roles: decidersAt('mbkm'),
            filter: { status: 'diajukan', tahapAktif: 'mitra' },
            text: 'Anda memutuskan atas nama mitra; catatan wajib diisi.',
          },
        }
      : {}),
    bulk: { endpoint: `${programme.endpoint}/approval`, actions: ['setujui', 'revisi', 'tolak'] },
    detail: {
      ...view,
      requirements: {
        ...asked,
        params: { idMahasiswa: 'idMahasiswa', ...asked.params },
        chips: [{ kode: 'sks', label: 'SKS KRS' }],
        // A partner reads no study results.
        roles: [role.superAdmin, role.timMbkm, role.koordinator],
      },
      warnings: peringatanPeserta,
    },
    prints: suratPengantar,
  };
}

/** HISTORY of one's own participations. */
export const ownHistoryOf = (programme: Programme, view: RecordView = recordViewOf(programme)): HistoryOptions => ({
  filter: ofProgramme(programme),
  columns: [
    'nomorPendaftaran',
    'idProgram',
    'idPeriode',
    ...partnered(programme, 'namaMitra'),
    'status',
    'statusKonversi',
  ],
  card: {
    title: 'idProgram',
    subtitle: 'nomorPendaftaran',
    facts: ['idPeriode', ...partnered(programme, 'namaMitra'), 'idDosenPembimbing'],
  },
  listPath: programme.screens.history,
  // If the detail has a workflow of its own, the participation has no steps here.
  ...(programme.lead ? { actions: [] } : { actions: ['mengundurkan_diri'] }),
  prints: [...suratPengantar, ...rekapKonversi],
  returned: 'catatanTerakhir',
  stepper: ['draf', 'diajukan', 'disetujui', 'berjalan', 'selesai'],
  view,
  export: false,
});
