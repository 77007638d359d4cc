import { texts } from '@tokhi/contract/texts';

/** What a person reads instead of a page when the process is behind; it asks again by itself. */
export const BUSY_PAGE = `<!doctype html>
<html lang="mn">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>Тохь</title>
<p>${texts.shopBusy}</p>
<p><a href="">Дахин оролдох</a></p>
</html>
`;
