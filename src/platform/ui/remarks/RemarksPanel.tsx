import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useId, useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { IsiDiskusi } from '../../../../resources/umum/panggilanDiskusi.ts';
import { useDialogs } from '../../common/dialogs/useDialogs.ts';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { http } from '../../providers/http.ts';
import { useWords } from '../../providers/language.ts';
import { messageOf } from '../failedCall.ts';
import { RetryAlert } from '../RetryAlert.tsx';
import { useDeclaration } from '../registry.ts';
import { RemarkLine } from './RemarkLine.tsx';

const RemarkWriter = lazyScreen(() => import('./RemarkWriter.tsx'));

/** What readers of the record in context write to each other about it. */
export default function RemarksPanel() {
  const say = useWords();
  const title = useId();
  const notify = useNotify();
  const { confirm } = useDialogs();
  const client = useQueryClient();
  const { name: resource } = useDeclaration();
  const record = useRecordContext();
  const [search] = useSearchParams();
  const [edited, setEdited] = useState<string | null>(null);
  const id = String(record?.id ?? '');
  const key = ['diskusi', resource, id];
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) =>
      (await http<IsiDiskusi>('diskusi', { query: { resource, id }, signal, quiet: true })).data,
    enabled: id !== '',
    retry: false,
  });
  const renew = () => client.invalidateQueries({ queryKey: key });
  const change = useMutation({
    mutationFn: (call: () => Promise<unknown>) => call(),
    onError: reason => notify(messageOf(reason), { type: 'error' }),
    onSettled: renew,
  });
  if (!data) return error ? <RetryAlert error={error} onRetry={refetch} severity="warning" /> : null;
  const { tim, pembacaLain, catatan } = data;
  const remove = async (one: string) => {
    const text = say('Catatan dan pemberitahuannya dihapus.');
    if (await confirm({ title: say('Hapus catatan'), text, accept: say('Hapus'), danger: true }))
      change.mutate(() => http(`diskusi/${one}`, { method: 'DELETE', quiet: true }));
  };
  const writer = { resource, id, team: tim, others: pembacaLain };
  return (
    <Paper variant="outlined" component="section" aria-labelledby={title} sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0 }}>
      <Typography id={title} component="h2" variant="h6" sx={{ mb: 1.5 }}>
        {say('Diskusi')}
      </Typography>
      {catatan.length ? null : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {say('Belum ada catatan. Tidak ada yang dipublikasikan dari sini.')}
        </Typography>
      )}
      {catatan.map(one =>
        edited === one.id ? (
          <Suspense key={one.id}>
            <RemarkWriter
              {...writer}
              remark={one}
              onClose={() => setEdited(null)}
              onDone={() => {
                setEdited(null);
                void renew();
              }}
            />
          </Suspense>
        ) : (
          <RemarkLine
            key={one.id}
            remark={one}
            sought={search.get('diskusi') === one.id}
            tellsAudience={tim && pembacaLain}
            busy={change.isPending}
            onDone={selesai =>
              change.mutate(() => http(`diskusi/${one.id}/selesai`, { method: 'POST', body: { selesai }, quiet: true }))
            }
            onEdit={() => setEdited(one.id)}
            onDelete={() => void remove(one.id)}
          />
        ),
      )}
      <Suspense>
        <RemarkWriter {...writer} onDone={() => void renew()} />
      </Suspense>
    </Paper>
  );
}
