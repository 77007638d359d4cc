/**
 * Brands as they sound in Cyrillic or are misspelt, where folding alone does not give the name («самсунг» and "samsung" have the same key
 * anyway). The name comes first. Our own makers need one only where their Latin spelling differs.
 */
const BRANDS = `
IKEA | айкеа | айкиа | айкия | икея | икеа
LG | элжи | эл жи | эл-жи | лг | лж
Samsung | самсунг | самсонг | samsong
Xiaomi | шаоми | сяоми | ксиаоми | шиоми
Bosch | бош | босч
Philips | филипс | phillips
Tefal | тефаль
Beko | бэко | веко
Siemens | сименс
Electrolux | электролюкс | электролакс
Haier | хайер | хаер
Hisense | хайсенс
Midea | мидеа | мидия
Panasonic | панасоник
Sony | сони
Toshiba | тошиба
Dyson | дайсон
Apple | эппл | эпл
Huawei | хуавей
JYSK | юск | жиск | йиск
Zara Home | зара хоум | зара
Ashley | эшли | ашли
Dove | дав | дов
Braun | браун
Gorenje | горение | горенье
Whirlpool | вирпул | вирлпул
KHUVSGUL | хөвсгөл | khovsgol | huvsgul
KHANGAI | хангай
TSAGAAN UUL | цагаан уул | цагаануул
ORKHON | орхон | orhon
MOD KHUS | мод хус | модхус
UULIIN GEREL | уулын гэрэл
ESGII | эсгий | esgi
BUUVEI | бүүвэй | buuwei
NOMUUN | номуун | номун
ZUSLAN | зуслан
GOVI | говь | gobi | гоби
`;

/** Pairs of an alias and the name of the brand. */
export function brandPairs(): [said: string, name: string][] {
  return BRANDS.trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', ...said] = line.split(' | ');
      return said.map((alias): [string, string] => [alias, name]);
    });
}
