import { expect, expectTypeOf, test } from 'vitest';
import {
  choice,
  longtext,
  noteOf,
  ofRow,
  resource,
  type StepOf,
  status,
  text,
  workflow,
} from '../../../../resources/kit/index.ts';
import { rulesOf } from '../../../../server/platform/engine/rulesOf.ts';

/** Steps as rules find them: typed by what their actions take (resources/kit/stepOf.ts). The compiler is the test. */

const alur = workflow({
  initial: 'buka',
  states: { buka: { label: 'Buka', tone: 'draf' }, tutup: { label: 'Tutup', tone: 'selesai' } },
  actions: {
    tutup: {
      label: 'Tutup',
      from: ['buka'],
      to: 'tutup',
      by: ['HA03'],
      takes: {
        alasan: longtext({ required: true }),
        sebab: choice({ penuh: 'Penuh', usang: 'Usang' }),
        nama: ofRow({ required: true }),
      },
    },
    buka: { label: 'Buka', from: ['tutup'], to: 'buka', by: ['HA03'] },
  },
});

const barang = resource({
  name: 'uji/barang',
  label: 'Barang',
  fields: { nama: text(80), status: status(alur) },
  access: {},
});

type Step = StepOf<typeof barang>;
type Closing = Extract<Step, { action: 'tutup' }>;

test('aksi, status, dan isian langkah mengikuti alurnya', () => {
  expectTypeOf<Step['action']>().toEqualTypeOf<'tutup' | 'buka'>();
  expectTypeOf<Step['field']>().toEqualTypeOf<'status'>();
  expectTypeOf<Step['to']>().toEqualTypeOf<'buka' | 'tutup'>();
  expectTypeOf<Closing['input']['alasan']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Closing['input']['sebab']>().toEqualTypeOf<'penuh' | 'usang' | null | undefined>();
  expectTypeOf<Closing['data']['nama']>().toEqualTypeOf<string | null | undefined>();
});

test('nama yang salah di dalam aturan tidak dapat dikompilasi', () => {
  const rules = rulesOf(barang, {
    beforeTransition: (_ctx, _before, step) => {
      // @ts-expect-error no such action
      if (step.action === 'tutupp') return;
      // @ts-expect-error only one of the actions takes it
      void step.input.alasan;
      if (step.action === 'tutup') {
        // @ts-expect-error no such value
        void step.input.alasann;
        // @ts-expect-error a field of the row stands in `data`
        void step.input.nama;
        step.note = noteOf(step.input.alasan);
      } else {
        // @ts-expect-error it takes nothing
        void step.input.alasan;
      }
    },
  });
  expect(Object.keys(rules)).toEqual(['uji/barang']);
});
