import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { DossierLink, DossierPart as Part } from '../../../../resources/kit/index.ts';
import { Said } from '../../../platform/common/Said.tsx';
import { useMayOpen } from '../../../platform/common/useMayOpen.ts';
import { Timeline } from '../../../platform/patterns/history/Timeline.tsx';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { Stages } from '../../../platform/patterns/record/Stages.tsx';
import { isEmpty } from '../../../platform/patterns/record/source.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { Documents, Fields } from './DossierFields.tsx';
import { OneRow } from './OneRow.tsx';
import { ProgrammePart } from './ProgrammePart.tsx';
import { RowsPart } from './RowsPart.tsx';

/** One part of a tab of a dossier. */
export function DossierPart({ part }: { part: Part }) {
  const say = useWords();
  switch (part.kind) {
    case 'fields':
      return <Fields sections={part.sections} />;
    case 'documents':
      return <Documents fields={part.fields} />;
    case 'stages':
      return <StagesPanel {...part} />;
    case 'one':
      return <OneRow part={part} />;
    case 'rows':
      return <RowsPart part={part} />;
    case 'programme':
      return <ProgrammePart show={part.show} />;
    case 'timeline':
      return (
        <Panel title={say('Riwayat')}>
          <Timeline />
        </Panel>
      );
    case 'links':
      return <Links links={part.links} />;
  }
}

function StagesPanel({ field, resource, since }: Extract<Part, { kind: 'stages' }>) {
  const say = useWords();
  const record = useRecordContext();
  if (isEmpty(record?.[field])) return null;
  return (
    <Panel title={say('Tahap verifikasi')}>
      <Stages field={field} resource={resource} since={since} />
    </Panel>
  );
}

/** Where one goes on from here, as far as the role's menu leads there. */
function Links({ links }: { links: readonly DossierLink[] }) {
  const record = useRecordContext();
  const mayOpen = useMayOpen();
  const id = encodeURIComponent(String(record?.id ?? ''));
  const open = links.map(link => ({ ...link, to: link.path.replace(':id', id) })).filter(({ to }) => mayOpen(to));
  if (open.length === 0) return null;
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {open.map(({ label, to }) => (
        <Button key={to} component={Link} to={to} variant="outlined">
          <Said label={label} />
        </Button>
      ))}
    </Stack>
  );
}
