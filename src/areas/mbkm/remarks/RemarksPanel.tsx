import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import type { Choices } from '../../../../resources/kit/index.ts';
import type { Komentar } from '../../../../resources/programme/remarks.ts';
import { role } from '../../../../resources/roles.ts';
import { lazyScreen } from '../../../platform/common/lazyScreen.ts';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { useWords } from '../../../platform/providers/language.ts';
import { isOffered, useBaseRole, useMay } from '../../../platform/ui/permissions.ts';
import { RemarkList } from './RemarkList.tsx';

const RemarkForm = lazyScreen(async () => ({ default: (await import('./RemarkForm.tsx')).RemarkForm }));

interface Props {
  of: { id: string; version: number; komentar?: readonly Komentar[] | null | undefined };
  /** Parts of the form that a remark may refer to, in their order. */
  parts: Choices;
}

/** Remarks on the record in context by part; whoever looks through it adds one. */
export function RemarksPanel({ of, parts }: Props) {
  const say = useWords();
  const mayEdit = useMay('edit');
  const baseRole = useBaseRole();
  const remarks = of.komentar ?? [];
  const named = Object.entries(parts).flatMap(([key, label]) => {
    const own = remarks.filter(({ bagian }) => bagian === key);
    return own.length ? [{ key, label, own }] : [];
  });
  return (
    <Panel title="Komentar pemeriksaan">
      {named.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {say('Belum ada komentar.')}
        </Typography>
      ) : (
        <Stack spacing={2}>
          {named.map(({ key, label, own }) => (
            <section key={key} aria-label={`Komentar ${label}`}>
              <Typography variant="subtitle2">{label}</Typography>
              <RemarkList of={own} mark={answered} />
            </section>
          ))}
        </Stack>
      )}
      {mayEdit && baseRole !== role.mahasiswa && isOffered({ ...of }) ? (
        <Suspense>
          <RemarkForm of={of} parts={parts} />
        </Suspense>
      ) : null}
    </Panel>
  );
}

function Answered() {
  const say = useWords();
  return <Chip size="small" label={say('Sudah ditanggapi')} sx={{ alignSelf: 'flex-start' }} />;
}

const answered = ({ selesai }: Komentar) => (selesai ? <Answered /> : null);
