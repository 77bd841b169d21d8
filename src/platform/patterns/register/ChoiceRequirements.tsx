import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import type { SyaratDaftar } from '../../../../resources/kit/requirement.ts';
import { useWords } from '../../providers/language.ts';
import { Checklist } from '../record/Checklist.tsx';

interface Props {
  requirements: readonly SyaratDaftar[];
  /** One has tried to go on although something is not fulfilled. */
  warned: boolean;
  warning: Ref<HTMLDivElement>;
}

/** The requirements of what is chosen, with one's own values, where it is chosen: nobody fills in four steps in vain. */
export function ChoiceRequirements({ requirements, warned, warning }: Props) {
  const say = useWords();
  const unmet = requirements.filter(({ lolos }) => !lolos);
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="subtitle1" component="h3" sx={{ mb: 1 }}>
        {say('Persyaratan dan data Anda')}
      </Typography>
      <Checklist requirements={[...unmet, ...requirements.filter(({ lolos }) => lolos)]} />
      {warned && unmet.length > 0 ? (
        <Alert ref={warning} tabIndex={-1} severity="warning" role="alert" sx={{ mt: 2, outline: 0 }}>
          {say(
            'Pendaftaran ini belum dapat diajukan: %{x} belum terpenuhi. Anda tetap dapat mengisi draf, tetapi pengajuan akan ditolak selama syarat ini belum terpenuhi.',
            { x: unmet.map(({ label }) => label).join(', ') },
          )}
        </Alert>
      ) : null}
    </Box>
  );
}
