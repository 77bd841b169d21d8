import type { StepField, Tie } from '../../kit/index.ts';
import { pertukaranMessages } from '../messages.ts';

/**
 * Common steps of the registration forms of both outbound programmes, by the key of the detail (docs/domain/50 §1.7,
 * §1.9).
 */
export function registrationOf(key: 'outbound' | 'permadi', called: string) {
  const may = (name: string, more: Partial<StepField> = {}): StepField => ({ name: `${key}.${name}`, ...more });
  const must = (name: string, more: Partial<StepField> = {}): StepField => may(name, { required: true, ...more });
  /** Fields of the programme, and of the study period that sets the days of registration. */
  const where: readonly StepField[] = [
    {
      name: 'idProgram',
      required: true,
      limit: { field: 'idJenisMbkm', resource: 'master/jenis-mbkm', codes: [key] },
    },
    must('idMasaStudi', {
      early: true,
      message: pertukaranMessages.pilihMasaStudi,
      choose: { skema: key },
      cards: {
        title: 'nama',
        subtitle: 'skema',
        facts: ['pendaftaranSelesai', 'kuliahMulai', 'kuliahSelesai', 'batasSks'],
        window: { from: 'pendaftaranMulai', to: 'pendaftaranSelesai' },
        fills: { idPeriode: 'idPeriode' },
        empty: {
          title: 'Belum ada masa studi yang dibuka',
          text: `Masa studi ${called} yang membuka pendaftaran akan tampil di sini.`,
        },
      },
    }),
  ];
  const tie: Tie = {
    field: `${key}.idMasaStudi`,
    same: ['idPeriode'],
    gives: { tanggalMulai: 'kuliahMulai', tanggalSelesai: 'kuliahSelesai' },
    window: { from: 'pendaftaranMulai', to: 'pendaftaranSelesai', open: { skema: key }, called: 'masa studi ini' },
    sks: 'batasSks',
  };
  return { must, may, where, tie };
}
