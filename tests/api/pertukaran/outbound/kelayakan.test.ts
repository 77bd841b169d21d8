import { beforeAll, describe, expect, it } from 'vitest';
import type { KelayakanDaftar } from '../../../../resources/kit/requirement.ts';
import { studyPeriodId } from '../../../../server/areas/pertukaran/demo/studyPeriods.ts';
import { id, O, type OutboundPlace, openOutbound } from './place.ts';

/** Eligibility rules of Outbound alone (docs/domain/50 §2.4). */

let place: OutboundPlace;
beforeAll(async () => {
  place = await openOutbound();
});

const asked = async (student: Awaited<ReturnType<OutboundPlace['studentPerson']>>, query: Record<string, string>) =>
  (await student.get(`${O}/kelayakan`, { idPeriode: id.periode(1), ...query })).json<KelayakanDaftar>();
const lolos = ({ syarat }: KelayakanDaftar, kode: string) => syarat.find(one => one.kode === kode)?.lolos;

describe('kelayakan', () => {
  it('pertukaran kementerian hanya sekali seumur hidup', async () => {
    const student = await place.studentPerson();
    const idProgram = id.program('PMN');
    expect(lolos(await asked(student, { idProgram }), 'sekali')).toBe(true);
    await place.db.execute(
      `update mbkm_pendaftar_program_mbkm set id_mahasiswa = $1, status = 'selesai' where id = (
         select id from mbkm_pendaftar_program_mbkm where id_program = $2 and status = 'selesai' limit 1)`,
      [student.idMahasiswa, idProgram],
    );
    const again = await asked(student, { idProgram });
    expect(lolos(again, 'sekali')).toBe(false);
    expect(again.alasan).toContainEqual(expect.stringMatching(/hanya dapat diikuti satu kali\.$/));
  });

  it('kerja sama mitra dinilai begitu mitra dan masa studi dipilih', async () => {
    const student = await place.studentPerson();
    const query = { idProgram: id.program('PMKS'), idMasaStudi: studyPeriodId('outbound', 1) };
    expect(lolos(await asked(student, query), 'kerja_sama')).toBeUndefined();
    const mitra = await place.db.one<{ id: string }>(
      `update master_mitra set tanggal_mou = '2020-01-01', berakhir_mou = '2099-01-01'
       where id = (select id from master_mitra order by id limit 1) returning id`,
    );
    const idMitra = mitra?.id ?? '';
    expect(lolos(await asked(student, { ...query, idMitra }), 'kerja_sama')).toBe(true);
    await place.db.execute(`update master_mitra set berakhir_mou = '2021-01-01' where id = $1`, [idMitra]);
    const over = await asked(student, { ...query, idMitra });
    expect(lolos(over, 'kerja_sama')).toBe(false);
    expect(over.alasan).toContain('Kerja sama dengan mitra ini tidak berlaku pada masa studi tersebut.');
  });
});
