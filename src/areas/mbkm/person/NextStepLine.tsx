import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWords } from '../../../platform/providers/language.ts';

interface Props {
  /** Who takes it; null while only days have to pass. */
  who: string | null;
  what: string;
}

/** The next step of a business, and who has to take it. */
export function NextStepLine({ who, what }: Props) {
  const say = useWords();
  return (
    <Typography sx={{ mb: 1 }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {say('Berikutnya:')}{' '}
      </Box>
      {who ? (
        <>
          <strong>{who}</strong> {what}
        </>
      ) : (
        what
      )}
    </Typography>
  );
}
