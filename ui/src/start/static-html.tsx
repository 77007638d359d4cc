import { type MouseEventHandler, type ReactNode, type Ref, useEffect, useRef } from 'react';

interface StaticHtmlProps {
  /** Null in a browser that has its HTML. */
  children: ReactNode;
  as?: 'div' | 'ul';
  className?: string;
  onClick?: MouseEventHandler<HTMLElement>;
}

/** Window event from a part whose HTML is gone: its data is needed after all. */
export const HTML_LOST = 'static-html-lost';

/** React does not touch what is declared as raw HTML. */
const AS_IT_IS = { __html: '' };

/**
 * A part of the page whose HTML the browser keeps as the server wrote it: no data comes with it, and hydration costs nothing.
 * Its links are followed by static-links.tsx of the storefront; `onClick` handles any other press.
 */
export function StaticHtml({ children, as: Tag = 'div', className, onClick }: StaticHtmlProps) {
  const own = useRef<HTMLElement>(null);
  const isTakenOver = children === null;
  // If the HTML and React disagreed about something around it, React has rendered that again, and this is empty.
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
