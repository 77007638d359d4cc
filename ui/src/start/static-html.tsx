import { type MouseEventHandler, type ReactNode, type Ref, useEffect, useRef } from 'react';

interface StaticHtmlProps {
  /** Null in a browser that has the HTML of it. */
  children: ReactNode;
  as?: 'div' | 'ul';
  className?: string;
  onClick?: MouseEventHandler<HTMLElement>;
}

/** Said to the window by a part whose HTML is gone: its data is needed after all. */
export const HTML_LOST = 'static-html-lost';

/** React leaves alone what it is told to be HTML of its own. */
const AS_IT_IS = { __html: '' };

/**
 * A part of the page that the browser takes over as the server wrote it: no data comes with it, and no time is spent on it. Its
 * links are followed by static-links.tsx of the storefront; a press on anything else is for `onClick`.
 */
export function StaticHtml({ children, as: Tag = 'div', className, onClick }: StaticHtmlProps) {
  const own = useRef<HTMLElement>(null);
  const isTakenOver = children === null;
  // Where the HTML and React disagreed about something around it, React has drawn that anew, and this is empty.
  useEffect(() => {
    if (isTakenOver && own.current?.firstChild === null) dispatchEvent(new Event(HTML_LOST));
  }, [isTakenOver]);
  const rest = { className, onClick, ref: own as Ref<never> };
  return isTakenOver ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, and nothing is set
    <Tag key="taken over" {...rest} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />
  ) : (
    <Tag key="drawn" {...rest}>
      {children}
    </Tag>
  );
}
