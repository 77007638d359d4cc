import './text-editor.css';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { useState } from 'react';

/** Exactly what the server's `cleanHtml` keeps, so that saving drops nothing. */
const EXTENSIONS = [
  ...[Document, Paragraph, Text, Bold, Italic, HardBreak, BulletList, OrderedList, ListItem, UndoRedo],
  Heading.configure({ levels: [3, 4] }),
  Link.configure({
    ...{ openOnClick: false, autolink: false, HTMLAttributes: { rel: null, target: null, class: null } },
    isAllowedUri: (uri) => /^(?:https:|mailto:|tel:)/.test(uri),
  }),
  // Without column widths, which would be style attributes.
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ resizable: false }),
  ...[TableRow, TableHeader, TableCell],
];

interface TextEditorProps {
  label: string;
  html: string;
  onChange: (html: string) => void;
}

const chain = (editor: Editor) => editor.chain().focus();
const TOOLS: readonly { text: string; press: (editor: Editor) => void; isOn: (editor: Editor) => boolean }[] = [
  { text: 'Тод', press: (e) => chain(e).toggleBold().run(), isOn: (e) => e.isActive('bold') },
  { text: 'Налуу', press: (e) => chain(e).toggleItalic().run(), isOn: (e) => e.isActive('italic') },
  {
    text: 'Гарчиг',
    press: (e) => chain(e).toggleHeading({ level: 3 }).run(),
    isOn: (e) => e.isActive('heading', { level: 3 }),
  },
  {
    text: 'Дэд гарчиг',
    press: (e) => chain(e).toggleHeading({ level: 4 }).run(),
    isOn: (e) => e.isActive('heading', { level: 4 }),
  },
  { text: 'Жагсаалт', press: (e) => chain(e).toggleBulletList().run(), isOn: (e) => e.isActive('bulletList') },
  { text: 'Дугаартай', press: (e) => chain(e).toggleOrderedList().run(), isOn: (e) => e.isActive('orderedList') },
  {
    text: 'Хүснэгт',
    press: (e) => chain(e).insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
    isOn: (e) => e.isActive('table'),
  },
];

/** The editor of a text. A separate file, loaded when a text is opened. */
export function TextEditor({ label, html, onChange }: TextEditorProps) {
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: html,
    injectCSS: false,
    editorProps: {
      attributes: { class: 'text-editor__text', role: 'textbox', 'aria-label': label, 'aria-multiline': 'true' },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.getHTML()),
  });
  const pressed = useEditorState({ editor, selector: ({ editor: now }) => TOOLS.map(({ isOn }) => isOn(now)) });
  return (
    <div className="text-editor">
      <fieldset className="text-editor__tools" aria-label="Бичвэрийн хэлбэр">
        {TOOLS.map(({ text, press }, index) => (
          <button key={text} type="button" aria-pressed={pressed[index] ?? false} onClick={() => press(editor)}>
            {text}
          </button>
        ))}
        <LinkTool editor={editor} />
      </fieldset>
      <EditorContent editor={editor} />
    </div>
  );
}

function LinkTool({ editor }: { editor: Editor }) {
  const [href, setHref] = useState<string | null>(null);
  const isOn = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('link') });
  if (href === null)
    return (
      <button
        type="button"
        aria-pressed={isOn}
        onClick={() => (isOn ? chain(editor).unsetLink().run() : setHref('https://'))}
      >
        Холбоос
      </button>
    );
  return (
    <TextInput
      compact
      className="text-editor__link"
      aria-label="Холбоосын хаяг, дараад Enter"
      value={href}
      onChange={({ target }) => setHref(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setHref(null);
        if (event.key !== 'Enter') return;
        event.preventDefault();
        chain(editor).extendMarkRange('link').setLink({ href }).run();
        setHref(null);
      }}
    />
  );
}
