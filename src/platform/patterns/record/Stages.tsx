import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import ReplayIcon from '@mui/icons-material/Replay';
import ScheduleIcon from '@mui/icons-material/Schedule';
import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, ResourceContextProvider, useRecordContext } from 'react-admin';
import type { StateTone } from '../../../../resources/kit/index.ts';
import { stateColors } from '../../look/tokens.ts';
import { type Say, useWords } from '../../providers/language.ts';
import { FieldCell } from '../../ui/FieldCell.tsx';
import { isValues, type Values } from './source.ts';

interface Look {
  tone: StateTone;
  icon: typeof SvgIcon;
}

const looks: Readonly<Record<string, Look>> = {
  disetujui: { tone: 'baik', icon: CheckIcon },
  revisi: { tone: 'revisi', icon: ReplayIcon },
  ditolak: { tone: 'tolak', icon: CloseIcon },
};
const waiting: Look = { tone: 'diajukan', icon: ScheduleIcon };

interface Props {
  field: string;
  resource: string;
  /** Field of the record with the moment when the first stage began; then each stage says how long it took. */
  since?: string;
}

const dayMs = 86_400_000;

/** "2 hari" between two moments; nothing while one of them is not known. */
function durationOf(from: unknown, to: unknown, say: Say): string | null {
  const took = Date.parse(String(to)) - Date.parse(String(from));
  if (Number.isNaN(took)) return null;
  const days = Math.round(took / dayMs);
  return days < 1 ? say('kurang dari sehari') : say('%{n} hari', { n: days });
}

/** The stages of a record in order: who decided, when, with what note, and after how long. */
export function Stages({ field, resource, since }: Props) {
  const say = useWords();
  const record = useRecordContext();
  const given: unknown = record?.[field];
  const stages = Array.isArray(given) ? given.filter(isValues) : [];
  if (stages.length === 0) return null;
  return (
    <ResourceContextProvider value={resource}>
      <Box
        component="ol"
        aria-label={say('Tahap verifikasi')}
        sx={{ display: 'grid', gap: 1.5, listStyle: 'none', m: 0, p: 0 }}
      >
        {stages.map((stage, i) => (
          <RecordContextProvider key={String(stage.id)} value={stage}>
            <Stage
              stage={stage}
              duration={since ? durationOf(i === 0 ? record?.[since] : stages[i - 1]?.waktu, stage.waktu, say) : null}
            />
          </RecordContextProvider>
        ))}
      </Box>
    </ResourceContextProvider>
  );
}

function Stage({ stage, duration }: { stage: Values; duration: string | null }) {
  const { palette } = useTheme();
  const { tone, icon: Icon } = looks[String(stage.status)] ?? waiting;
  const { ink, ground } = stateColors[palette.mode][tone];
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '28px minmax(0, 1fr)', gap: 1.25 }}>
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 28,
          height: 28,
          borderRadius: '50%',
          color: ink,
          bgcolor: ground,
        }}
      >
        <Icon sx={{ fontSize: 16 }} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" component="div">
          <FieldCell source="tahap" /> · <FieldCell source="status" />
        </Typography>
        {stage.waktu ? (
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {stage.idUser ? (
              <>
                <FieldCell source="idUser" /> ·{' '}
              </>
            ) : null}
            <FieldCell source="waktu" />
            {duration ? ` · ${duration}` : ''}
          </Typography>
        ) : null}
        {stage.catatan ? (
          <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {String(stage.catatan)}
          </Typography>
        ) : null}
      </Box>
    </Box>
  );
}
