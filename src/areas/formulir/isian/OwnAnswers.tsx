import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Answers } from '../../../../resources/kit/form/answers.ts';
import { type Form, isFiled } from '../../../../resources/kit/form/definition.ts';
import { namedIn } from '../../../../resources/kit/form/namedIn.ts';
import { answerAt, answerWords, type FormColumn } from '../../../../resources/kit/form/versions.ts';
import { isRecord } from '../../../../resources/kit/index.ts';
import { formatDate, formatNumber } from '../../../platform/providers/format.ts';
import { FileLink } from '../../../platform/ui/cells/FileLink.tsx';

/** An answer as people write it. */
function said(column: FormColumn, answers: Answers): string {
  const answer = answerAt(column, answers);
  if (column.question.kind === 'date' && typeof answer === 'string') return formatDate(answer);
  const words = answerWords(column, answer);
  return typeof words === 'number' ? formatNumber(words) : (words ?? '');
}

function Lines({ columns, answers }: { columns: readonly FormColumn[]; answers: Answers }) {
  const answered = columns.flatMap(column => {
    const words = said(column, answers);
    return words
      ? [{ column, words, files: isFiled(column.question.kind) ? namedIn(answerAt(column, answers)) : [] }]
      : [];
  });
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
      {answered.map(({ column, words, files }) => (
        <div key={column.key}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {column.heading}
          </Typography>
          <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {files.length ? files.map(({ id, nama }) => <FileLink key={id} id={id} name={nama} />) : words}
          </Typography>
        </div>
      ))}
    </Box>
  );
}

/** What somebody answered, to read. */
export function OwnAnswers({
  form,
  columns,
  answers,
}: {
  form: Form;
  columns: readonly FormColumn[];
  answers: Answers;
}) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {form.sections.map(section => {
        const mine = columns.filter(({ question }) => section.questions.some(({ id }) => id === question.id));
        const given = answers[section.id];
        const rows: unknown[] = section.repeat ? (Array.isArray(given) ? given : []) : [answers];
        if (!mine.length || !rows.length) return null;
        return (
          <Paper key={section.id} variant="outlined" component="section" sx={{ p: { xs: 2, sm: 3 } }}>
            {section.title ? (
              <Typography component="h3" variant="h6" sx={{ mb: 1 }}>
                {section.title}
              </Typography>
            ) : null}
            {rows
              .map((row, i) => ({ key: `${section.id} ${i}`, row }))
              .map(({ key, row }) => (
                <Box key={key} sx={{ '& + &': { mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' } }}>
                  <Lines columns={mine} answers={isRecord(row) ? row : {}} />
                </Box>
              ))}
          </Paper>
        );
      })}
    </Box>
  );
}
