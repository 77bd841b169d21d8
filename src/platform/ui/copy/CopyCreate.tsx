import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLabel, useWords } from '../../providers/language.ts';
import { RefPicker } from '../inputs/RefPicker.tsx';
import { useDeclaration } from '../registry.ts';
import { PageState } from '../show/PageState.tsx';
import { useCrudApi } from '../useCrudApi.ts';
import { CopyForm } from './CopyForm.tsx';
import { copyParameter } from './useCopy.ts';

/** The form of a copy: first which row is copied, then the row as it is proposed. */
export default function CopyCreate({ source }: { source: string }) {
  const resource = useDeclaration();
  const api = useCrudApi();
  const plan = useQuery({
    queryKey: [resource.name, 'salin', source],
    queryFn: () => api.copyPlan(resource.name, source, { nilai: {} }),
    enabled: source !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (source === '') return <ChooseSource />;
  if (!plan.data) return <PageState error={plan.error} isPending={plan.isPending} onRetry={plan.refetch} />;
  return <CopyForm key={source} first={plan.data} />;
}

function ChooseSource() {
  const labelOf = useLabel();
  const say = useWords();
  const resource = useDeclaration();
  const id = useId();
  const [, setSearch] = useSearchParams();
  return (
    <Box sx={{ maxWidth: 1040 }}>
      <Typography component="h1" variant="h5">
        {say('Salin %{data}', { data: labelOf(resource.label) })}
      </Typography>
      <Paper sx={{ mt: 2, p: { xs: 2, sm: 3 } }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          {say('Isian data yang dipilih dipakai lagi, tanggalnya digeser. Semua dapat diubah sebelum disimpan.')}
        </Typography>
        <RefPicker
          to={resource.name}
          value={null}
          onChange={chosen => chosen && setSearch({ [copyParameter]: chosen }, { replace: true })}
          frame={{ id, label: say('Salin dari') }}
        />
      </Paper>
    </Box>
  );
}
