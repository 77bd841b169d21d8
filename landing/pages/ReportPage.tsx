import type { LaporanTerbuka } from '../api.ts';
import { dateIn, formatNumber } from '../format.ts';
import type { LetterLanguage } from '../letterLanguage.ts';
import { Footer } from '../parts/Footer.tsx';
import { PlainBar } from '../parts/PlainBar.tsx';
import { reportWords } from '../reportWords.ts';

interface Props {
  /** null = the link opens nothing. */
  report: LaporanTerbuka | null;
  year: string;
  language: LetterLanguage;
}

/** /angka/:token: the figures of a report, for somebody without an account. */
export function ReportPage({ report, year, language }: Props) {
  const words = reportWords(language);
  return (
    <div className="page report-page">
      <PlainBar />
      <main id="konten">
        <div className="hero hero-small">
          <div className="hero-motif" />
          <div className="wrap article-head">
            <p className="eyebrow">{words.eyebrow}</p>
            <h1>{report?.nama ?? words.gone}</h1>
            {report ? (
              report.uraian && <p className="hero-lead">{report.uraian}</p>
            ) : (
              <p className="hero-lead">{words.goneText}</p>
            )}
          </div>
        </div>
        {report ? <Figures report={report} language={language} /> : null}
      </main>
      <Footer year={year} language={language} />
    </div>
  );
}

function Figures({ report, language }: { report: LaporanTerbuka; language: LetterLanguage }) {
  const words = reportWords(language);
  const date = dateIn(language);
  const several = report.nilai.length > 1;
  const heading = report.baris.join(' / ') || report.data;
  const figure = (value: number | 'sedikit' | null) => {
    if (value === 'sedikit') return <span className="report-few">{words.few}</span>;
    return value === null ? '–' : formatNumber(value, language);
  };
  return (
    <div className="wrap report">
      <dl className="report-facts">
        <div>
          <dt>{words.counted}</dt>
          <dd>{report.data}</dd>
        </div>
        <div>
          <dt>{words.day}</dt>
          <dd>{date(report.tanggal)}</dd>
        </div>
        <div>
          <dt>{words.until}</dt>
          <dd>{date(report.berakhir)}</dd>
        </div>
        {report.saring.map(({ hal, isi }) => (
          <div key={hal}>
            <dt>
              {words.filter}: {hal}
            </dt>
            <dd>{isi}</dd>
          </div>
        ))}
      </dl>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls a wide table by keys */}
      <section className="report-scroll" tabIndex={0} aria-label={words.figures}>
        <table>
          <thead>
            <tr>
              <th scope="col" rowSpan={several ? 2 : 1}>
                {heading}
              </th>
              {report.kolom.map(column => (
                <th key={column} scope="colgroup" colSpan={report.nilai.length}>
                  {report.kolom.length > 1 || several ? column : report.nilai[0]?.nama}
                </th>
              ))}
            </tr>
            {several && (
              <tr>
                {report.kolom.flatMap(column =>
                  report.nilai.map(({ nama }) => (
                    <th key={`${column} ${nama}`} scope="col">
                      {nama}
                    </th>
                  )),
                )}
              </tr>
            )}
          </thead>
          <tbody>
            {report.garis.map(({ kelompok, sel }, i) => (
              <tr
                // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be called the same; the page never changes
                key={i}
                data-total={kelompok.length < report.baris.length || kelompok.length === 0}
              >
                <th scope="row" data-depth={Math.max(0, kelompok.length - 1)}>
                  {kelompok.at(-1) || (kelompok.length ? words.unknown : words.total)}
                </th>
                {sel.flatMap((values, j) =>
                  values.map((value, k) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells have no name but their place
                    <td key={`${j} ${k}`}>{figure(value)}</td>
                  )),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {report.adaSedikit && <p className="report-note">{words.fewNote}</p>}
    </div>
  );
}
