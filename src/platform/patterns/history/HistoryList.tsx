import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { RecordContextProvider, ResourceContextProvider, useGetList } from 'react-admin';
import { Loading } from '../../common/Loading.tsx';
import { useWords } from '../../providers/language.ts';
import { messageOf } from '../../ui/failedCall.ts';
import { firstSort } from '../../ui/list/listFields.ts';
import { Notice } from '../../ui/list/Notice.tsx';
import { useRegistry } from '../../ui/registry.ts';
import type { ScreenProps } from '../../ui/screenParts.ts';
import { PartsContext } from '../record/Parts.tsx';
import { ScreenTitle } from '../record/ScreenTitle.tsx';
import { HistoryCard } from './HistoryCard.tsx';

type Props = ScreenProps<'history/own'>;

/** HISTORY of one's own: a card per participation, newest first. */
export function HistoryList({ resource, path, options, parts }: Props) {
  return (
    <ResourceContextProvider value={resource}>
      <PartsContext value={options.view.parts}>
        <ScreenTitle path={path} />
        <Cards resource={resource} options={options} parts={parts} />
      </PartsContext>
    </ResourceContextProvider>
  );
}

function Cards({ resource, options, parts }: Omit<Props, 'path'>) {
  const say = useWords();
  const declaration = useRegistry().get(resource);
  const { data, error, isPending } = useGetList(
    resource,
    { filter: options.filter, sort: firstSort(declaration), pagination: { page: 1, perPage: 100 } },
    { retry: false },
  );
  if (isPending) return <Loading height={220} label={say('Memuat riwayat')} sx={{ mt: 2 }} />;
  if (error || data.length === 0)
    return (
      <Paper variant="outlined" sx={{ mt: 2 }}>
        {error ? (
          <Notice role="alert" title={say('Riwayat tidak dapat dimuat')} text={messageOf(error)} />
        ) : (
          <Notice
            title={say('Belum ada riwayat')}
            text={say('Program yang Anda ikuti akan tampil di sini bersama setiap langkahnya.')}
          />
        )}
      </Paper>
    );
  return (
    <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, maxWidth: 920 }}>
      {data.map(row => (
        <RecordContextProvider key={row.id} value={row}>
          <HistoryCard options={options} parts={parts} />
        </RecordContextProvider>
      ))}
    </Stack>
  );
}
