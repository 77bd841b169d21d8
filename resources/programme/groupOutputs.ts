import { type Outputs, outputsOf } from '../kegiatan/outputsOf.ts';
import { date, type Group, longtext, type Need, needing, refs, text } from '../kit/index.ts';
import { alurPeriksa } from '../mbkm/alurPeriksa.ts';
import { role } from '../roles.ts';
import { programmeMessages } from './messages.ts';

interface ShortGroupOutputs {
  name: string;
  endpoint: string;
  label: string;
  /** Resource of the groups, and its members as the programme declares them. */
  group: string;
  members: Group['members'];
  /** Requirements of every step, e.g. that the wave is open. */
  needs?: readonly Need[];
}

/** Outputs of a programme with groups, for each student or for the group (docs/domain/30 §1.12). */
export const groupOutputsOf = ({ group, members, needs = [], ...named }: ShortGroupOutputs): Outputs =>
  outputsOf({
    ...named,
    names: 'idSyaratLuaran',
    by: { group, members },
    fields: {
      deskripsi: longtext(),
      namaMedia: text(150, { label: 'Nama media' }),
      tanggalTerbit: date({ label: 'Tanggal terbit' }),
      penulis: refs(`${group}.${members.rows}`, { dependsOn: { idKelompok: 'parentId' } }),
    },
    files: { berkas: { types: ['pdf', 'docx', 'jpg', 'png', 'pptx', 'mp4'], maxMb: 50, label: 'Berkas' } },
    linkDemanded: programmeMessages.linkDemanded,
    fileWrong: programmeMessages.fileWrong,
    linkTaken: programmeMessages.linkTaken,
    deciders: [role.timMbkm],
    note: { name: 'catatan', label: 'Catatan pemeriksa' },
    workflow: needing(
      alurPeriksa({
        ajukan: {
          confirm: 'Ajukan luaran ini? Berkas tidak dapat diganti selama diperiksa.',
          success: 'Luaran diajukan.',
        },
        setujui: { confirm: 'Setujui luaran ini?', success: 'Luaran disetujui.' },
        revisi: { success: 'Luaran dikembalikan untuk diperbaiki.' },
        tolak: { success: 'Luaran ditolak.' },
        pemutus: [role.dosen, role.timMbkm],
      }),
      ...needs,
    ),
  });
