import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { TitleTools } from '../../common/print/TitleTools.tsx';
import { TitleBack } from '../../common/TitleBack.tsx';
import { useWords } from '../../providers/language.ts';

interface Props {
  backTo: string;
  position: { at: number; of: number } | null;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** Back to the queue, and to the rows before and after, in the line of the heading; the keys are said beside it. */
export function QueueWalk({ backTo, position, onPrevious, onNext }: Props) {
  const say = useWords();
  return (
    <>
      <TitleBack to={backTo} label={say('Antrean')} />
      <TitleTools>
        <Stack direction="row" useFlexGap sx={{ alignItems: 'center', order: -1, displayPrint: 'none' }}>
          <Typography variant="caption" sx={{ color: 'text.secondary', display: { xs: 'none', lg: 'block' }, mr: 1.5 }}>
            <Key>K</Key> {say('sebelumnya')}, <Key>J</Key> {say('berikutnya')}
          </Typography>
          {position ? (
            <Typography
              variant="body2"
              className="angka"
              sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' }, whiteSpace: 'nowrap' }}
            >
              {say('%{a} dari %{b}', { a: position.at, b: position.of })}
            </Typography>
          ) : null}
          <Tooltip title={`${say('Sebelumnya')} (K)`}>
            <span>
              <IconButton
                aria-label={say('Sebelumnya')}
                aria-keyshortcuts="K ArrowLeft"
                disabled={!onPrevious}
                onClick={onPrevious}
              >
                <ChevronLeftIcon />
              </IconButton>
            </span>
          </Tooltip>
          <Tooltip title={`${say('Berikutnya')} (J)`}>
            <span>
              <IconButton
                aria-label={say('Berikutnya')}
                aria-keyshortcuts="J ArrowRight"
                disabled={!onNext}
                onClick={onNext}
              >
                <ChevronRightIcon />
              </IconButton>
            </span>
          </Tooltip>
        </Stack>
      </TitleTools>
    </>
  );
}

function Key({ children }: { children: string }) {
  return (
    <Box
      component="kbd"
      sx={{ px: 0.6, border: 1, borderColor: 'divider', borderRadius: 0.5, fontFamily: 'inherit', fontSize: 12 }}
    >
      {children}
    </Box>
  );
}
