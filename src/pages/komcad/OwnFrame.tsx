import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import { pendaftaranKomcad } from '../../../resources/komcad/pendaftaran.ts';
import { komcad } from '../../../resources/komcad/programme.ts';
import { Loading } from '../../crud/Loading.tsx';
import { Notice } from '../../crud/list/Notice.tsx';
import { RetryAlert } from '../../crud/RetryAlert.tsx';
import { ScreenTitle } from '../../patterns/record/ScreenTitle.tsx';
import { type Participant, useOwnParticipant } from './useOwnParticipant.ts';

interface Props {
  path: string;
  children: (own: Participant) => ReactNode;
}

/** A page about one's own registration, or the way to one. */
export function OwnFrame({ path, children }: Props) {
  const { data: own, error, isPending, refetch } = useOwnParticipant();
  return (
    <Box sx={{ maxWidth: 920, pb: 3 }}>
      <ScreenTitle path={path} />
      {isPending ? (
        <Loading height={420} label="Memuat pendaftaran" />
      ) : error ? (
        <RetryAlert error={error} onRetry={refetch} />
      ) : own ? (
        <ResourceContextProvider value={pendaftaranKomcad.name}>
          <RecordContextProvider value={own}>
            <Stack spacing={2}>{children(own)}</Stack>
          </RecordContextProvider>
        </ResourceContextProvider>
      ) : (
        <Paper variant="outlined">
          <Notice title="Anda belum mendaftar Komcad" text="Pilih gelombang yang sedang membuka pendaftaran.">
            <Button variant="contained" component={Link} to={komcad.screens.register}>
              Buka pendaftaran
            </Button>
          </Notice>
        </Paper>
      )}
    </Box>
  );
}
