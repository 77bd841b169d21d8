import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { Suspense, useState } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import type { SyaratPeserta } from '../../../../resources/kegiatan/kelengkapan.ts';
import type { OutputOptions } from '../../../../resources/kit/index.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { lazyScreen } from '../../../platform/common/lazyScreen.ts';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { useAuthState } from '../../../platform/providers/session.ts';
import { LoadFailed } from '../../../platform/ui/list/LoadFailed.tsx';
import { Notice } from '../../../platform/ui/list/Notice.tsx';
import type { ScreenProps } from '../../../platform/ui/screenParts.ts';
import { ParticipationPicker } from '../logbook/ParticipationPicker.tsx';
import { useOwnParticipation } from '../logbook/useLogbook.ts';
import { OutputCard } from './OutputCard.tsx';
import { isOpen, matched, type Output, useOutputs, useOutputsResource } from './useOutputs.ts';

const OutputDialog = lazyScreen(() => import('./OutputDialog.tsx'));

type Props = ScreenProps<'upload'>;

/** UPLOAD of demanded outputs: a checklist, each with its files, versions and notes. */
export function OutputHome({ resource, path, options }: Props) {
  const { user } = useAuthState();
  if (!user) return null;
  return (
    <ResourceContextProvider value={resource}>
      <ScreenTitle path={path} />
      <Box sx={{ mt: 1, maxWidth: 860, pb: 4 }}>
        <Own options={options} userId={user.id} />
      </Box>
    </ResourceContextProvider>
  );
}

function Own({ options, userId }: { options: OutputOptions; userId: string }) {
  const { all, chosen, choose, error, isPending, refetch } = useOwnParticipation(options);
  if (error)
    return (
      <Paper variant="outlined">
        <LoadFailed title="Luaran tidak dapat dimuat" error={error} onRetry={refetch} />
      </Paper>
    );
  if (isPending) return <Loading height={320} label="Memuat luaran" />;
  if (!chosen)
    return (
      <Paper variant="outlined">
        <Notice title="Belum ada program yang berjalan" text="Luaran diunggah setelah program dimulai." />
      </Paper>
    );
  return (
    <>
      <ParticipationPicker options={options} all={all} chosen={chosen} onChoose={choose} />
      <Demanded key={chosen.id} options={options} userId={userId} participation={chosen.id} />
    </>
  );
}

/** The output that is being filled in. */
type Asked = { need: SyaratPeserta; output: Output | undefined };

interface DemandedProps {
  options: OutputOptions;
  userId: string;
  participation: string;
}

function Demanded({ options, userId, participation }: DemandedProps) {
  const { checklist, outputs, error, refetch } = useOutputs(options, participation);
  const resource = useOutputsResource();
  const { output: facts } = resource;
  const [here, setHere] = useState<Asked | null>(null);
  const asked = useParams().id;
  const navigate = useNavigate();
  if (error)
    return (
      <Paper variant="outlined">
        <LoadFailed title="Luaran tidak dapat dimuat" error={error} onRetry={refetch} />
      </Paper>
    );
  if (!checklist || !outputs) return <Loading height={320} label="Memuat luaran" />;
  const { needs, rest } = matched(checklist.syarat, outputs, facts.names);
  // Submitted and accepted outputs are read on their card.
  const byAddress =
    asked &&
    needs.find(({ need, output }) => [need.idSyaratLuaran, output?.id].includes(asked) && isOpen(resource, output));
  const open = here ?? (byAddress || null);
  const show = (next: Asked | null) => {
    if (!options.entry) setHere(next);
    else
      void navigate(next ? options.entry.replace(':id', next.output?.id ?? next.need.idSyaratLuaran) : options.path, {
        replace: !next,
      });
  };
  const missing = needs.filter(({ need }) => need.wajib && !need.terpenuhi).length;
  return (
    <>
      {checklist.syarat.length === 0 ? (
        <Paper variant="outlined">
          <Notice title="Tidak ada luaran yang diminta" text="Program ini tidak menetapkan syarat luaran." />
        </Paper>
      ) : (
        <Alert severity={missing ? 'info' : 'success'} sx={{ mb: 2 }}>
          {missing ? `${missing} luaran wajib belum disetujui.` : 'Semua luaran wajib sudah disetujui.'}
        </Alert>
      )}
      <Stack component="ul" spacing={1.5} aria-label="Daftar luaran" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {needs.map(({ need, output }) => (
          <OutputCard key={need.idSyaratLuaran} need={need} output={output} onOpen={() => show({ need, output })} />
        ))}
        {rest.map(output => (
          <OutputCard key={output.id} output={output} onOpen={null} />
        ))}
      </Stack>
      {open ? (
        <Suspense>
          <OutputDialog
            options={options}
            userId={userId}
            participation={participation}
            need={open.need}
            output={open.output}
            onClose={() => show(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
