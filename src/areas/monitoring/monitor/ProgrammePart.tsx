import { isOutputs } from '../../../../resources/kegiatan/outputsOf.ts';
import type { DossierPart, Programme, Registry, Resource } from '../../../../resources/kit/index.ts';
import { useProgramme } from '../../../platform/patterns/record/useProgramme.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { useRegistry } from '../../../platform/ui/registry.ts';
import { Documents, Fields } from './DossierFields.tsx';
import { HoursPart } from './HoursPart.tsx';
import { RowsPart } from './RowsPart.tsx';

type Shown = Extract<DossierPart, { kind: 'programme' }>['show'];

/** Part declared by the participation's programme; nothing where it has none. */
export function ProgrammePart({ show }: { show: Shown }) {
  const registry = useRegistry();
  const programme = useProgramme();
  if (!programme) return null;
  const { dossier } = programme;
  switch (show) {
    case 'activity':
    case 'registration':
      return <Fields sections={dossier[show]} />;
    case 'documents':
      return <Documents fields={dossier.documents} />;
    case 'log':
      return <Log logbook={partOf(registry, programme, 'log')} />;
    case 'outputs':
      return <Outputs outputs={partOf(registry, programme, 'outputs')} />;
  }
}

const partOf = (registry: Registry, programme: Programme, part: 'log' | 'outputs'): Resource | undefined =>
  programme[part] && registry.find(programme[part].resource);

/** Rows of a resource that hang off the participation. */
const rowsOf = (
  { name }: Resource,
  columns: readonly string[],
  empty: string,
  [first = 'createdAt']: readonly string[],
) => ({
  kind: 'rows' as const,
  list: {
    resource: name,
    by: { idPendaftarMbkm: 'id' },
    columns,
    empty,
    sort: [first.replace(/^-/, ''), first.startsWith('-') ? 'DESC' : 'ASC'] as const,
  },
});

/** Whose rows they are is said above. */
const about: ReadonlySet<string> = new Set(['npm', 'namaMahasiswa']);

function Log({ logbook }: { logbook: Resource | undefined }) {
  const say = useWords();
  if (!logbook) return null;
  const columns = logbook.columns.filter(name => !about.has(name));
  return (
    <>
      <HoursPart endpoint={`${logbook.endpoint}/ringkasan`} />
      <RowsPart
        part={rowsOf(logbook, columns, say('Kegiatan yang dicatat mahasiswa akan tampil di sini.'), logbook.sort)}
      />
    </>
  );
}

function Outputs({ outputs }: { outputs: Resource | undefined }) {
  const say = useWords();
  if (!outputs || !isOutputs(outputs)) return null;
  const { title, sent, similarity } = outputs.output;
  const columns = ['idJenisLuaran', title, sent, 'revisiKe', ...(similarity ? [similarity] : []), 'status'];
  return (
    <RowsPart
      part={rowsOf(outputs, columns, say('Laporan akhir dan luaran lain akan tampil di sini.'), outputs.sort)}
    />
  );
}
