import VisibilityIcon from '@mui/icons-material/Visibility';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { type RaRecord, useNotify } from 'react-admin';
import { isRecord } from '../../../../resources/kit/index.ts';
import { Hint } from '../../common/Hint.tsx';
import { Said } from '../../common/Said.tsx';
import { http } from '../../providers/http.ts';
import { useWords } from '../../providers/language.ts';
import { fieldOf, useDeclaration } from '../registry.ts';

interface Props {
  value: string;
  source: string;
  record: Partial<RaRecord>;
}

/** A sensitive value that came covered: shown in place when asked for, which the server notes. */
export function CoveredValue({ value, source, record }: Props) {
  const say = useWords();
  const notify = useNotify();
  const resource = useDeclaration();
  const [clear, setClear] = useState<string>();
  const [asking, setAsking] = useState(false);
  if (clear !== undefined) {
    const field = fieldOf(resource, source);
    return <>{field.kind === 'enum' ? <Said label={field.choices[clear] ?? clear} /> : clear}</>;
  }
  const show = async () => {
    setAsking(true);
    try {
      const path = `/${resource.endpoint}/${encodeURIComponent(String(record.id))}/sensitif/${source}`;
      const { data } = await http<unknown>(path);
      setClear(isRecord(data) ? String(data.nilai ?? '') : '');
    } catch {
      notify(say('Nilai tidak dapat ditampilkan. Coba lagi.'), { type: 'error' });
    } finally {
      setAsking(false);
    }
  };
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.25, whiteSpace: 'nowrap' }}>
      {value}
      <Hint title={say('Menampilkan nilai dicatat')}>
        <IconButton
          size="small"
          aria-label={say('Tampilkan nilai')}
          disabled={asking}
          onClick={event => {
            event.stopPropagation();
            void show();
          }}
          sx={{ '@media print': { display: 'none' } }}
        >
          <VisibilityIcon fontSize="inherit" />
        </IconButton>
      </Hint>
    </Box>
  );
}
