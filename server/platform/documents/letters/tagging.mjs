// Tags what pdfmake draws, so that a reading program finds the text of a document as paragraphs in their order: pdfmake
// 0.3 passes `tagged` on to pdfkit, which then promises a structure, but describes none itself. Plain JavaScript, because
// the thread that draws starts without the build.
import Renderer from 'pdfmake/js/Renderer.js';

/**
 * By the document that is drawn: its root, the paragraph that goes on with the next line, and the one that is whole but
 * may have a number that is drawn behind it.
 */
const structures = new WeakMap();

function structureOf(document) {
  const known = structures.get(document);
  if (known) return known;
  const root = document.struct('Document');
  document.addStructure(root);
  const made = { root, open: undefined, whole: undefined };
  structures.set(document, made);
  return made;
}

function close(root, paragraph) {
  root.add(paragraph);
  paragraph.end();
}

/** Puts the last whole paragraph where it belongs: behind its number. */
function settle(structure) {
  if (structure.whole) close(structure.root, structure.whole);
  structure.whole = undefined;
}

function asArtifact(document, type, draw) {
  document.markContent('Artifact', { type });
  draw();
  document.endMarkedContent();
}

function asParagraph(document, line, draw) {
  const structure = structureOf(document);
  // The number of a list item is drawn behind the item's first line, and knows of no paragraph; it is read before it.
  const isNumber = line.lastLineInParagraph === undefined;
  if (!isNumber) settle(structure);
  const paragraph = (isNumber ? undefined : structure.open) ?? document.struct('P');
  const content = document.markStructureContent('P');
  draw();
  document.endMarkedContent();
  paragraph.add(content);
  if (isNumber) close(structure.root, paragraph);
  else if (line.lastLineInParagraph) [structure.open, structure.whole] = [undefined, paragraph];
  else structure.open = paragraph;
}

/** Makes every document tagged that is drawn from now on with `tagged: true`. */
export function tagDocuments() {
  const { prototype } = Renderer.default ?? Renderer;
  const { renderLine, renderPages } = prototype;
  prototype.renderPages = function (pages) {
    renderPages.call(this, pages);
    settle(structureOf(this.pdfDocument));
  };
  prototype.renderLine = function (line, x, y) {
    const { pdfDocument: document } = this;
    const draw = () => renderLine.call(this, line, x, y);
    if (line.inlines.some(inline => inline.pagination)) asArtifact(document, 'Pagination', draw);
    else asParagraph(document, line, draw);
  };
  // Rules of tables, the modules of a QR code whose code stands below it in words, marks of paper.
  for (const name of ['renderVector', 'renderSVG', 'renderImage', 'renderWatermark']) {
    const { [name]: render } = prototype;
    prototype[name] = function (...given) {
      asArtifact(this.pdfDocument, 'Layout', () => render.apply(this, given));
    };
  }
}
