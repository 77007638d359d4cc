import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens the section that the address names (/policy#delivery). A browser does so when it loads a page, not when the router changes it. */
export function useNamedSection(): void {
  const location = useLocation();
  useEffect(() => {
    const section = document.getElementById(location.hash.slice(1))?.closest('details');
    if (!section) return;
    section.open = true;
    section.scrollIntoView();
  }, [location]);
}
