import { choice, decimal, type Fields, match, ownProdi, read, ref, resource, through, write } from '../kit/index.ts';
import { role } from '../roles.ts';
import { pertukaranMessages } from './messages.ts';

const fields = {
  idMkInbound: ref('pertukaran/mk-inbound', { required: true, fixed: true, cascade: true, label: 'Kelas' }),
  idPegawai: ref('master/pegawai', { required: true, only: { jenis: 'dosen', aktif: true }, label: 'Dosen' }),
  peran: choice({ pengampu: 'Pengampu', anggota: 'Anggota' }, { required: true, default: 'pengampu' }),
  sksBeban: decimal(4, 2, { min: 0, max: 24, label: 'Beban SKS', unit: 'SKS' }),
} satisfies Fields;

/** Lecturers of a class for inbound students; one of them is responsible for its grades (docs/domain/50 §1.4). */
export const mkDosen = resource({
  name: 'pertukaran/mk-dosen',
  endpoint: 'v2/pertukaran-mahasiswa/mk-dosen',
  label: 'Dosen Kelas Inbound',
  representation: '{idPegawai}',
  fields,
  columns: ['idMkInbound', 'idPegawai', 'peran', 'sksBeban'],
  filters: ['idMkInbound', 'idPegawai', 'peran'],
  sort: ['-peran'],
  unique: [[['idMkInbound', 'idPegawai'], pertukaranMessages.dosenDitugaskan]],
  copy: { along: 'idMkInbound' },
  access: {
    [role.timMbkm]: write(),
    [role.dosen]: read(match('idPegawai', 'idPegawai')),
    [role.koordinator]: write(through('idMkInbound', ownProdi())),
    [role.penilai]: read(through('idMkInbound', ownProdi())),
    [role.inbound]: read(through('idMkInbound')),
    [role.bakpk]: read(),
  },
});
