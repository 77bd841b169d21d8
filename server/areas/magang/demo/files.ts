import { requiredSources } from '../../../../resources/kit/index.ts';
import { pendaftarMagang } from '../../../../resources/magang/pendaftarMagang.ts';
import { magang } from '../../../../resources/magang/programme.ts';
import { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { type DemoFile, demoFile, makeFile } from '../../../demo/files.ts';
import { idOf } from '../../../demo/ids.ts';
import { type Registration, registrations } from './story.ts';

export const pendaftarId = (key: string): string => idOf(pendaftar.name, key);
export const detailId = (key: string): string => idOf(pendaftarMagang.name, key);

export const jalurOf = ({ program }: Pick<Registration, 'program'>) =>
  program === 'MSIB' ? 'mbkm' : program === 'PMMB' ? 'pmmb' : 'mandiri';

const isDocument = (name: string): boolean => name.startsWith('berkas');

/** Documents that a registration must have when it is submitted; the unfinished draft has none yet, nor what is imported. */
const documentsOf = (registration: Registration): readonly string[] =>
  registration.key === 'draf-at' || registration.imported
    ? []
    : requiredSources(magang, jalurOf(registration), { idMitra: registration.mitra ?? null })
        .map(source => source.replace('magang.', ''))
        .filter(isDocument);

/** `berkasCv` and the others with the ids of their files. */
export const documentFields = (registration: Registration): Record<string, string> =>
  Object.fromEntries(
    documentsOf(registration).map(name => [name, demoFile(pendaftarMagang.name, detailId(registration.key), name).id]),
  );

const labelOf = (name: string): string =>
  Object.entries(pendaftarMagang.fields).find(([field]) => field === name)?.[1].label ?? name;

const body = ({ posisi }: Registration) => [
  `Pendaftaran magang: ${posisi}`,
  'Universitas Nusantara Raya',
  'Dokumen contoh untuk data demo.',
];

const withdrew = ({ status }: Registration): boolean => status === 'mengundurkan_diri';

/** The letter of somebody who withdrew after being approved. */
export const letterOf = (registration: Registration): string | null =>
  withdrew(registration) ? demoFile(pendaftar.name, pendaftarId(registration.key), 'suratMundur').id : null;

/** The documents of all registrations, with their content. */
export const magangFiles = (): DemoFile[] =>
  registrations.flatMap(registration => [
    ...documentsOf(registration).map(name =>
      makeFile(pendaftarMagang.name, detailId(registration.key), name, labelOf(name), body(registration)),
    ),
    ...(withdrew(registration)
      ? [
          makeFile(
            pendaftar.name,
            pendaftarId(registration.key),
            'suratMundur',
            'Surat Pengunduran Diri',
            body(registration),
          ),
        ]
      : []),
  ]);
