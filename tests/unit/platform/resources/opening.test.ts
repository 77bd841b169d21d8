import { expect, test } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { type Resource, statesOf } from '../../../../resources/kit/index.ts';

/** Whatever has a flag or state and several days says until when it may be opened, or stands here with the reason. */
const notOpened: Readonly<Record<string, string>> = {
  'pengaturan/user': 'an account has no days of its own',
  'pengaturan/user-role': 'its own days end it',
  'master/tim-mbkm-prodi': 'its own days end it, whatever the flag says',
  'master/tim-konversi-prodi': 'its own days end it, whatever the flag says',
  'master/tim-penilai-prodi': 'its own days end it, whatever the flag says',
  'surat/pejabat': 'its own days end it, whatever the flag says',
  'master/mahasiswa': 'no window: dates of a life',
  'master/mitra': 'a partner outlives its agreement',
  'master/kampus': 'a university outlives its agreement',
  'riset/simaris': 'a research project is recorded, nobody registers by its days',
  'kwu/pengaturan': 'its days alone open it: no state, no flag',
};

const has = ({ fields }: Resource, kinds: readonly string[]): number =>
  Object.values(fields).filter(({ kind, readOnly }) => kinds.includes(kind) && !readOnly).length;
const windowed = registry.resources.filter(
  r =>
    !r.view &&
    !r.serverOnly &&
    has(r, ['date']) >= 2 &&
    // What somebody hands in is no opening.
    (has(r, ['boolean']) > 0 || Object.values(r.fields).some(({ kind }) => kind === 'status')) &&
    !('idPendaftarMbkm' in r.fields) &&
    !r.name.startsWith('portofolio/') &&
    !['mbkm/pendaftar-program-mbkm', 'pertukaran/mhs-inbound', 'kkn/laporan-perjalanan-dinas'].includes(r.name),
);

test('setiap pembukaan menyebut sampai kapan boleh dibuka', () => {
  const silent = windowed.filter(r => !r.opens && !(r.name in notOpened)).map(({ name }) => name);
  expect(silent).toEqual([]);
});

test('langkah yang membuka melihat dahulu apakah masanya sudah lewat', () => {
  const steps = registry.resources.flatMap(({ name, fields, opens }) => {
    const status = opens && fields[opens.field];
    if (!opens || status?.kind !== 'status') return [];
    return Object.entries(status.workflow.actions)
      .filter(([, action]) => action.arrows.some(({ to }) => to.some(state => opens.as.includes(state))))
      .filter(([, action]) => !statesOf(action).some(state => opens.as.includes(state)))
      .map(([step, { looks = [] }]) => {
        const look = looks.find(each => 'after' in each && each.after === opens.until);
        return `${name} ${step}: ${look?.weight}`;
      });
  });
  expect(steps.toSorted()).toMatchInlineSnapshot(`
    [
      "formulir/formulir buka: refuse",
      "kkn/gelombang buka: refuse",
      "magang/program-ditawarkan buka: refuse",
      "magang/program-ditawarkan setujui: refuse",
      "magang/program-ditawarkan terbitkan: refuse",
      "master/periode aktifkan: refuse",
      "master/periode buka: tell",
      "riset/skema-mitra buka: refuse",
      "riset/skema-mitra setujui: refuse",
    ]
  `);
});
