import { allow, both, either, type Group, ownMembers, through, valued } from '../kit/index.ts';
import { alurPeriksa } from '../mbkm/alurPeriksa.ts';
import { along } from '../mbkm/milikPeserta.ts';
import { role } from '../roles.ts';
import { programmeMessages } from './messages.ts';

/**
 * Common parameters of groups' logbooks (docs/domain/30 §1.9, §1.20): at least one photo, the DPL decides, members read
 * each other's approved entries.
 * @param thing name of an entry
 */
export const groupLogOf = (members: Group['members'], thing: 'Log' | 'Logbook') => ({
  text: { field: 'uraian', least: 50 },
  documents: {
    types: ['jpg', 'png', 'pdf'],
    maxMb: 5,
    label: 'Dokumentasi',
    least: 1,
    tooFew: programmeMessages.documentationLeast,
    most: 5,
    tooMany: programmeMessages.documentationMost,
  },
  workflow: alurPeriksa({
    ajukan: { success: `${thing} diajukan kepada DPL.` },
    setujui: { success: `${thing} disetujui.` },
    revisi: { success: `${thing} dikembalikan untuk diperbaiki.` },
    tolak: {
      confirm: `Tolak ${thing.toLowerCase()} ini? Mahasiswa tidak dapat memperbaikinya.`,
      success: `${thing} ditolak.`,
    },
    tarik: { success: `${thing} ditarik kembali.` },
  }),
  access: {
    [role.mahasiswa]: allow(
      either(along, both(valued('status', 'disetujui'), through('idKelompok', ownMembers(members)))),
      ['create', 'update', 'delete', 'export', 'action'],
      { writeScope: along },
    ),
  },
  note: { name: 'catatan', label: 'Catatan DPL' },
  removable: ['draf' as const],
});
