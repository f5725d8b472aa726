import type { BlogPostDraft } from '../blog/write-blog-post.service.js';

export interface SamplePost extends Pick<
  BlogPostDraft,
  'title' | 'excerpt' | 'category' | 'tags' | 'metaDescription' | 'metaKeywords'
> {
  /** Tells of the demo's own place, so that it is no sample for another studio. */
  readonly isOfDemoStudio?: true;
  /** Days before the demo is filled; negative for the future, null for a draft. */
  readonly daysAgo: number | null;
  readonly picture: { readonly file: string; readonly alt: string };
  /** Pictures are named by their file only. */
  readonly content: string;
}

export const SAMPLE_POSTS: readonly SamplePost[] = [
  {
    title: 'Seladon yeşili neden her fırında başka çıkar?',
    excerpt:
      'Aynı sır, aynı kil, aynı derece. Yine de iki kupa birbirine benzemez; sebebi fırının içindeki havada.',
    category: 'Sır Teknikleri',
    tags: ['seladon', 'sır', 'fırınlama'],
    metaDescription:
      'Seladon sırının rengi neden fırından fırına değişir? Demir, oksijen ve soğuma hızının kupalarımızdaki izini anlattık.',
    metaKeywords: ['seladon', 'seramik sırı', 'indirgen pişirim', 'el yapımı kupa'],
    daysAgo: 7,
    picture: { file: 'sirlama.webp', alt: 'Sır kovası ve yarısı sırlanmış seramikler' },
    content: `
<p>Seladon, demirin çok azını barındıran saydam bir sırdır. Fırında oksijen azaldığında demir rengini değiştirir; sarıdan yeşile, yeşilden maviye doğru yürür. Biz elektrikli fırında çalışıyoruz, bu yüzden bizim yeşilimiz biraz daha süt gibi, biraz daha sakin.</p>
<h2>Renk sırda değil, havada</h2>
<p>Bir sırın içinde cam yapan silis, onu eriten feldispat ve kireç, bir de tutunmasını sağlayan kil bulunur. Seladonda bunlara yüzde bir, bilemediniz iki demir oksit katılır. Bir kovaya bir tatlı kaşığı pas düşünün; bütün renk oradan gelir.</p>
<p>Odunla ya da gazla yanan eski fırınlarda hava kısılınca ateş, ihtiyacı olan oksijeni sırın içinden çekip alırdı. Demir böyle bir havada yeşile, mavimsi bir yeşile döner. Çinli ustalar buna yüzyıllarca yeşim taşının rengi dediler. Elektrikli fırında ise hava hep boldur; demir kendi hâline kalırsa bal rengini seçer. Biz o yeşili, sıra kattığımız bir tutam seramik pigmentiyle, aynı sakinliği arayarak buluyoruz.</p>
<h2>Derece değil, yol</h2>
<p>Fırının kaç dereceye çıktığı kadar oraya nasıl çıktığı da önemli. Son yüz dereceyi yavaş geçersek sır kupanın dudağında incelir, dibinde toplanır. O koyu halka oradan gelir.</p>
<blockquote><p>İki kupa aynı raftan çıkar, biri denize bakar, öteki çayıra.</p></blockquote>
<p>İnerken de acele etmeyiz. 1.230 dereceden sonra fırını kendi hâline bırakırız; bin derecenin altına inene kadar içeride küçük hava kabarcıkları yüzeye çıkar, sır durulur. Hızlı soğuyan seladon parlak ve keskindir, yavaş soğuyan yumuşak ve derin.</p>
<figure><img src="sir-denemeleri.webp" alt="Sıra sıra dizilmiş renkli sır deneme plakaları"><figcaption>Her kova önce küçük plakalarda denenir. Beğenmediklerimizi de saklarız; bir gün lazım oluyor.</figcaption></figure>
<h2>Kupanızda neye bakmalı?</h2>
<ul>
<li><strong>Dudak:</strong> Sır inceldiği için burada kilin sıcak rengi görünür.</li>
<li><strong>Oyuklar:</strong> Çizgilerin, parmak izlerinin içinde sır birikir ve koyulaşır.</li>
<li><strong>Dip:</strong> Sırın durduğu yerde kalın bir damla görürseniz kusur değildir, akışın imzasıdır.</li>
<li><strong>Raf:</strong> Fırının tepesinde duran parça, altındakinden bir ton açık çıkar.</li>
</ul>
<h2>Bir kova, dört mevsim</h2>
<p>Seladonun tuhaf bir yanı daha var: mevsimi bilir. Yazın atölye sıcakken kovadaki su uçar, sır koyulaşır, farkında olmadan daha kalın daldırırız. Kışın tersi olur, ilk fırından soluk kupalar çıkar. Bu yüzden her sır gününün sabahında kovayı karıştırır, eler, tartar, bir plakayı yarısına kadar daldırıp bekleriz. Üç dakika sonra tırnağımızla kazıdığımız tabaka bir kartpostal kalınlığındaysa kupalara geçeriz. Değilse bir bardak su, biraz daha çay.</p>
<p>Bu yüzden sipariş verdiğinizde size fotoğraftaki kupanın kardeşini gönderiyoruz. İkizini istesek de yapamayız.</p>
<p>Kendi yeşilinizi merak ediyorsanız <a href="/workshops">sır günlerimizden</a> birine gelin. Üç plaka sırlar, üç farklı kalınlıkta denersiniz; fırın açıldığında hangisinin sizin olduğunu zaten bilirsiniz.</p>`,
  },
  {
    title: 'Kille ilk saatiniz nasıl geçer?',
    excerpt: 'İlk derste bir kâse çıkarmanız gerekmez; elinizin kile alışması yeter.',
    category: 'Başlangıç Rehberi',
    tags: ['kil', 'ilk ders', 'elde şekillendirme'],
    metaDescription:
      'Seramiğe yeni başlayacaklar için: kille geçen ilk bir saatte neler olur, hangi hatalar herkesin hatasıdır?',
    metaKeywords: ['seramik kursu', 'seramiğe başlamak', 'kil', 'Üsküdar seramik atölyesi'],
    isOfDemoStudio: true,
    daysAgo: 19,
    picture: { file: 'elle-sekillendirme.webp', alt: 'Sucuk yöntemiyle elde şekillendirilen kil kap' },
    content: `
<p>Atölyeye ilk kez gelenlerin çoğu aynı cümleyle başlıyor: “Benim elim hiç yatkın değildir.” Yarım saat sonra aynı kişi, önündeki kile eğilmiş, çayını soğutmuş oluyor. Elin yatkınlığı diye bir şey var mı bilmiyoruz; ama elin merakı diye bir şey kesinlikle var.</p>
<h2>İlk on dakika: tanışma</h2>
<p>Önünüze yumruğunuzdan biraz büyük bir parça kil koyarız. Ondan bir şey yapmanızı istemeyiz. Sıkın, bükün, ikiye bölüp yeniden birleştirin. Kil biraz soğuktur, sonra avucunuzun sıcaklığına gelir. Çok ıslatırsanız çamurlaşır, çok oyalanırsanız çatlamaya başlar. Bu iki sınırı parmaklarınız kendiliğinden öğrenir.</p>
<h2>Yirminci dakika: çimdik kâse</h2>
<p>Dünyanın en eski kabı çimdikle yapılır. Topun ortasına başparmağınızı batırır, çevirerek kenarları inceltirsiniz. Çark yok, kalıp yok.</p>
<ol>
<li>Topu avucunuzda yuvarlayın; üzerinde çatlak kalmasın.</li>
<li>Başparmağınızı ortaya kadar batırın, dibinde bir parmak kalınlığı bırakın.</li>
<li>Alttan başlayıp yukarı doğru, her çimdikte biraz çevirerek ilerleyin.</li>
<li>Kenar açılıp gidiyorsa durun, iki elinizle toplayın, bir nefes alın.</li>
</ol>
<p>Kâseniz yamuk olacak. Olsun. Çarktan çıkan kusursuz bir kâsede ustanın eli görünür, çimdik kâsede sizin eliniz.</p>
<h2>Kırkıncı dakika: ilk çatlak</h2>
<p>Hemen herkesin kenarı çatlar, çünkü hemen herkes başta fazla inceltir. Çatlağa su sürmek işe yarar gibi görünür ama yaramaz; su kili gevşetir, çatlak kuruyunca geri gelir. Yapılacak şey, küçük bir parça yumuşak kili oraya bastırıp sıvazlamaktır.</p>
<blockquote><p>Kil her şeyi hatırlar. Bastırdığınızı, çektiğinizi, acele ettiğinizi. Ama küsmez; yoğurursunuz, baştan başlarsınız.</p></blockquote>
<h2>Son dakikalar: bırakmayı öğrenmek</h2>
<p>En zoru budur. Bir parça tam güzelleşmişken “şurasını da düzelteyim” dersiniz ve kenar çöker. Biz masadan masaya gezerken en çok şu cümleyi kuruyoruz: “Bırakın, olmuş.”</p>
<p>Sonra parçanın altına adınızı kazırız. Küçük bir iğneyle, iki üç harf. Çoğu kişi burada bir an durur; çünkü o âna kadar bir oyundu, adınızı yazınca sizin olur. Kâseyi rafa koyarken eliniz biraz yavaşlar, ertesi gün nasıl göründüğünü sorarsınız. Biz de fotoğrafını çekip yollarız, kurumuş, rengi açılmış, biraz küçülmüş hâlini.</p>
<p>Saatin sonunda elinizde bir kâse de olabilir, üç deneme de. İkisi de iyi bir ilk saattir. Beğendiğiniz parçayı kurutur, iki kez pişirir, seçtiğiniz renkle sırlarız; en çok üç hafta içinde gelip alırsınız. İlk kahveyi ondan içmek, çatlağın yerini bilerek içmek, başka türlü güzeldir.</p>`,
  },
  {
    title: 'Seramiğiniz ömürlük olsun',
    excerpt: 'Bulaşık makinesi, mikrodalga, limon: neye dayanır, neyi sevmez?',
    category: 'Bakım ve Temizlik',
    tags: ['bakım', 'stoneware', 'günlük kullanım'],
    metaDescription:
      'El yapımı seramik bulaşık makinesine girer mi, mikrodalgada ısınır mı? Lekeler, çizikler ve saksılar için atölyeden bakım notları.',
    metaKeywords: ['seramik bakımı', 'bulaşık makinesi', 'stoneware', 'seramik leke'],
    daysAgo: 31,
    picture: {
      file: 'bakim-ve-temizlik.webp',
      alt: 'Keten örtü üzerinde yıkanmış seramikler, fırça ve sabun',
    },
    content: `
<p>Bize en çok sorulan soru şu: “Buna kıyıp da kullanabilir miyim?” Kıyın. Rafta duran kupa yalnızca tozlanır; kullanılan kupa evin parçası olur. Yeter ki neyi sevdiğini, neyi sevmediğini bilin.</p>
<h2>Bulaşık makinesi</h2>
<p>Kupa, kâse ve tabaklarımız stoneware kilden, 1.230 derecede pişer. Bu sıcaklıkta kilin gözenekleri kapanır, sır camlaşır; bulaşık makinesi onlar için ılık bir banyodur. Yalnız parçalar birbirine değmesin, makine sallarken kenarlar tokuşmasın. Demliği ve ince boyunlu vazoları elde, yumuşak süngerle yıkayın.</p>
<h2>Mikrodalga ve fırın</h2>
<p>Mikrodalga olur; parça kuruysa ve üzerinde altın yaldız yoksa gönül rahatlığıyla ısıtın. Asıl düşman sıcaklık değil, sıcaklığın birden değişmesidir. Buzdolabından çıkan kâseyi kızgın fırına koymayın, kaynar tencerenin altına soğuk mermer yerine nihale koyun.</p>
<blockquote><p>Seramik sıcağa da dayanır, soğuğa da. İkisi arasında merdiven ister.</p></blockquote>
<h2>Limon, sirke, çay</h2>
<p>İyi pişmiş sır, limondan ve sirkeden etkilenmez; salatanızı içinde bekletebilirsiniz. Çay ve kahve mat sırlarda zamanla hafif bir iz bırakır. Çaresi basit:</p>
<ul>
<li>Bir tatlı kaşığı karbonatı birkaç damla suyla macun yapın.</li>
<li>Yumuşak bir bezle, bastırmadan ovun.</li>
<li>Gri metal çizgiler varsa (çatal izidir, çizik değildir) aynı macun onu da alır.</li>
<li>Tel sünger ve ağartıcıyı unutun; ikisi de sırın parlaklığını götürür.</li>
</ul>
<h2>Sırsız parçalar başka ister</h2>
<p>Toprak saksılarımız sırsızdır, su emer; bitkinin köklerine nefes aldıran da budur. Altlığıyla kullanın. Zamanla yüzeyinde beyaz bir pus belirir: sudaki kireçtir, nemli bezle silinir. Silmezseniz de olur, saksıya yakışır.</p>
<h2>İlk gün ve sonrası</h2>
<p>Yeni gelen parçayı ılık, sabunlu suyla bir kez yıkamanız yeter; kaynatmak, yağlamak gerekmez. Tabağın altındaki sırsız halkayı ince zımparayla alıyoruz, yine de cam ya da cilalı masada kullanacaksanız altına bir keçe koyun. Tabakları üst üste dizerken araya bir peçete koymak, sırın yıllarca çizilmeden kalmasını sağlar. Kupaları kulplarından asmak yerine rafa koyun; kulp taşır ama sallanmayı sevmez.</p>
<h2>Küçük bir çentik olursa</h2>
<p>Dudağında çentik olan kupayı artık ağzınıza götürmeyin, kenar keskindir; ama atmayın da. Kalemlik olur, fesleğene saksı olur. Su sızdıran bir çatlak varsa sıcak sıvı koymayın. Yolda kırılmış bir parça elinize geçtiyse fotoğrafını çekip <a href="mailto:merhaba@toprak.test">bize yazın</a>, yenisini yapıp gönderelim.</p>
<p>Hepsi bu kadar. El yapımı bir parçaya bakmak, ona biraz dikkat etmekten ibaret. O da size her sabah aynı dikkati geri veriyor.</p>`,
  },
  {
    title: '1.230 derecede bir gün',
    excerpt: 'Fırın kapısı kapandıktan sonra içeride neler olur? Saat saat anlattık.',
    category: 'Fırınlama',
    tags: ['fırınlama', 'koni', 'stoneware'],
    metaDescription:
      'Sırlı pişirimde fırının içinde saat saat neler olur? Kuvars dönüşümünden konilerin eğilmesine bir günün günlüğü.',
    metaKeywords: ['seramik fırını', 'pişirim', 'koni', '1230 derece'],
    daysAgo: 43,
    picture: { file: 'pisirim.webp', alt: 'Pişirim konileri ve arkasında sıcak ışıkta seramikler' },
    content: `
<p>Fırını doldurmak, bavul yapmaya benzer: her şey sığmalı, hiçbir şey birbirine değmemeli. Sırlı iki parça birbirine dokunursa pişerken kaynaşır ve bir daha ayrılmaz. Son rafı koyup kapağı kapattığımızda saat genellikle sabahın sekizi olur.</p>
<h2>08:00, oda sıcaklığı</h2>
<p>İlk iki saat çok yavaş gideriz, saatte yüz derece kadar. Sırın içinde hâlâ su vardır; hızlı ısınırsa buharlaşıp sırı kabartır. Kapağı parmak kadar aralık bırakırız. Fırın nefes alır.</p>
<h2>13:30, 573 derece</h2>
<p>Kilin içindeki kuvars bu sıcaklıkta biçim değiştirir ve bir anda genleşir. Çıplak gözle görülmez, ama aceleyle geçilirse parçayı ortadan ikiye ayırır. Bu eşiği hem çıkarken hem inerken usulca geçeriz. Çatlayan bir tabağın hikâyesi çoğu zaman burada yazılmıştır.</p>
<h2>17:00, 1.000 derece</h2>
<p>Fırının içi kiraz kırmızısından turuncuya dönmüştür. Parçalar ilk pişirimlerinde bu sıcaklığı görmüştü; bundan sonrası yeni. Kilin içindeki feldispat erimeye, taneleri birbirine bağlamaya başlar. Kap küçülür: çarktan çıktığından bu yana yaklaşık onda bir.</p>
<h2>19:15, 1.230 derece</h2>
<p>Gözetleme deliğinden bakarız. İçeride üç küçük koni durur; her biri belli bir sıcaklık ve süre birleşince eğilir. Termometre havayı ölçer, koni kilin ne yaşadığını söyler.</p>
<blockquote><p>Saate değil koniye bakarız. Üçüncüsü eğilmeye başladıysa acele etme sırası bizdedir.</p></blockquote>
<table>
<caption>Bir sırlı pişirimin yolu</caption>
<thead><tr><th scope="col">Aralık</th><th scope="col">Hız</th><th scope="col">Neden?</th></tr></thead>
<tbody>
<tr><td>20–600 °C</td><td>Saatte 100 °C</td><td>Su ve kuvars</td></tr>
<tr><td>600–1.100 °C</td><td>Saatte 150 °C</td><td>Kil rahatladı</td></tr>
<tr><td>1.100–1.230 °C</td><td>Saatte 80 °C</td><td>Sır erisin, kabarcıklar çıksın</td></tr>
<tr><td>1.230 °C</td><td>15 dakika bekleme</td><td>Sır durulsun</td></tr>
</tbody>
</table>
<h2>Ertesi gün, 90 derece</h2>
<p>En zor kısım beklemektir. Kapağı sıcakken açarsanız sır, çıt çıt seslerle çatlar; o sesi bir kez duyan bir daha acele etmez. Fırın yüz derecenin altına inene kadar, yani ertesi gün öğleye kadar dokunmayız.</p>
<figure><img src="firin-rafi.webp" alt="Fırın raflarında sıcak ışıkla parlayan pişmiş parçalar"><figcaption>Kapağı açtığımız sabah. Kim hangi rengi almış, ilk burada görürüz.</figcaption></figure>
<p>Bu arada fırının soğuyan sıcağı da boşa gitmez. Üstündeki rafa yaş kupaları dizeriz, iki gün yerine bir günde kururlar. Kedi de oraya çıkmak ister; ona henüz izin vermedik.</p>
<p>Sonra kapak açılır ve herkes başına toplanır. Kaç fırın açtığımızı saymayı bıraktık, hâlâ ellerimiz heyecanla eldivene gidiyor. Atölyede yaptığınız parçanın neden iki üç hafta sürdüğünü merak ediyorsanız: kurumak, ilk pişirim, sır ve bu uzun gün. Hiçbirini atlamıyoruz.</p>`,
  },
  {
    title: 'İznik lalesini bir karoya sığdırmak',
    excerpt: 'Bir desenin beş yüz yıllık yolculuğu ve bizim atölyedeki küçük durağı.',
    category: 'Seramik Sanatı',
    tags: ['İznik', 'çini', 'karo'],
    metaDescription:
      'İznik çinisinin lalesi nereden geldi, sır altı boyama nasıl yapılır? Lale karomuzun hikâyesi.',
    metaKeywords: ['İznik çinisi', 'lale motifi', 'sır altı boyama', 'karo'],
    isOfDemoStudio: true,
    daysAgo: 55,
    picture: { file: 'lale-karo.webp', alt: 'El boyaması lale motifli, beyaz zeminli çini karolar' },
    content: `
<p>Rüstem Paşa Camii’nin duvarında bir lale vardır; sapı yana eğilmiş, sanki az önce rüzgâr geçmiş gibi. On altıncı yüzyılda İznik’te bir fırından çıktı. Beş yüz yıl sonra Üsküdar’da bir masada, yirmi santimlik bir karonun üzerinde aynı eğimi arıyoruz.</p>
<h2>Önce hamur</h2>
<p>İznik ustaları bildiğimiz kili kullanmazdı. Hamurlarının çoğu öğütülmüş kuvarstı; içine biraz cam, biraz beyaz kil katarlardı. Şekillendirmesi zordur, elde dağılır, ama pişince bembeyaz olur ve renkler üzerinde ışıldar. Biz de karolarımızı kuvarsı bol bir çini hamurundan döküyoruz. Kuruması iki hafta sürüyor; hızlandırmaya kalkınca kenarları kıvrılıyor, deneyip öğrendik.</p>
<h2>Desen kâğıttan karoya nasıl geçer?</h2>
<ol>
<li>Desen ince kâğıda çizilir, çizgiler iğneyle sık sık delinir.</li>
<li>Kâğıt karonun üzerine konur, kömür tozu dolu bir keseyle hafifçe vurulur.</li>
<li>Kâğıt kalkınca geriye noktalardan bir lale kalır.</li>
<li>Noktalar fırçayla, tek nefeste birleştirilir. Buna tahrir denir.</li>
</ol>
<p>Tahrirde silmek yoktur. Fırça bir kez durursa durduğu yer koyu çıkar. İlk yüz karomuzu kendimize sakladık; hiçbirini göstermiyoruz.</p>
<h2>O kırmızı</h2>
<p>İznik’in domates kırmızısı demir içeren özel bir kilden gelirdi; sırın altında kabarık durur, parmağınızı gezdirince hissedersiniz. Sırrı on yedinci yüzyılda kayboldu, bugün hâlâ herkes kendi kırmızısını arıyor. Bizimki biraz daha tuğla rengine yakın. Ona benzediğini söyleyip kandırmak istemeyiz; o bizim kırmızımız.</p>
<blockquote><p>Eski bir deseni kopyalamak kolay. Zor olan, onu çizen elin acele etmediğini hatırlamak.</p></blockquote>
<figure><img src="fircalar-ve-kaseler.webp" alt="Ahşap masada kavanozda fırçalar ve sır kâseleri"><figcaption>Tahrir için en ince, dolgu için en yumuşak fırça. Aradakiler boşuna yer kaplıyor.</figcaption></figure>
<h2>Sır altı, sır üstü</h2>
<p>Boyalar karoya doğrudan sürülür, üzerine saydam sır dökülür, sonra hepsi birlikte pişer. Renk camın altında kalır; güneş de deterjan da ona ulaşamaz. Beş yüz yıllık duvarların hâlâ dün boyanmış gibi durması bundandır.</p>
<h2>Boşluğun da bir sırası var</h2>
<p>İznik karolarına uzaktan bakınca çiçekleri görürsünüz, yakından bakınca beyazı. Usta, motifin kendisi kadar aradaki boşluğu da çizer; yaprak fazla büyürse lale nefes alamaz. Biz de deseni karoya geçirdikten sonra bir adım geri çekilip yalnızca beyaz yerlere bakıyoruz. Bir köşe sıkışıksa o kâğıdı çöpe atıp yeniden deliyoruz. Bir desenin bitmesi bazen üç hafta sürüyor, boyaması iki saat.</p>
<p>Bizim lalemiz bir duvar kaplamıyor. Tek bir karo, belki mutfakta bir nihale, belki girişte küçük bir çerçeve. Ama sapındaki eğim aynı yerden geliyor. Rüzgârı hâlâ üzerinde.</p>`,
  },
  {
    title: 'Çocuklar kilden ne öğrenir?',
    excerpt: 'Sabır, denge ve kırılan şeyin yeniden yapılabileceği.',
    category: 'Çocuk Eğitimi',
    tags: ['çocuk atölyesi', 'kil', 'oyun'],
    metaDescription:
      'Çocuklar kille oynarken ne kazanır? Atölyede gördüklerimiz ve evde deneyebileceğiniz üç küçük oyun.',
    metaKeywords: ['çocuk seramik atölyesi', 'kil oyunu', 'ince motor beceri'],
    daysAgo: 67,
    picture: { file: 'cocuk-atolyesi.webp', alt: 'Çocuk atölyesinden rengârenk kil hayvanlar' },
    content: `
<p>Cumartesi sabahları atölyenin sesi değişir. Sekiz çocuk, sekiz önlük, sekiz ayrı hayvan. Biri ejderha yapacağını söyler, biri kedi, biri henüz karar vermemiştir ama büyük olacaktır. İki saat sonra masada bir hayvanat bahçesi, yüzlerde kuru kil olur.</p>
<h2>Ağır olan alta</h2>
<p>Yedi yaşındaki bir çocuğa denge anlatılmaz, ama uzun boyunlu bir zürafa kendiliğinden anlatır. Boyun ince kalırsa başı taşımaz, devrilir. Çocuk bakar, bacakları kalınlaştırır, boynu kısaltır, yeniden dener. Kimse ona yanlış yaptığını söylememiştir; zürafa söylemiştir.</p>
<h2>Acele eden çatlar</h2>
<p>Kil, ekrana benzemez. Dokununca hemen olmaz. Islaksa bekletmek, kuruysa nemlendirmek, birleştirirken iki yüzeyi çizip çamur sürmek gerekir. Çocuklar bunu ilk parça koptuğunda öğrenir ve ikinci seferde yanındakine öğretir. Bir işin sırası olduğunu, sıranın atlanmadığını elleriyle görürler.</p>
<h2>Kırılan yeniden yapılır</h2>
<p>Her atölyede bir kulak kopar, bir kuyruk düşer. İlk tepki gözyaşı olabilir. O zaman kili avucumuza alır, yoğurur, yumuşatır, geri veririz.</p>
<blockquote><p>“Bozulmadı ki,” dedi ejderhasının kopan kanadını elinde çeviren bir misafirimiz. “Daha bitmemiş.”</p></blockquote>
<p>Bundan iyisini biz de söyleyemezdik.</p>
<h2>Eller çalışırken dil çözülür</h2>
<p>Bir de beklemediğimiz bir şey oluyor. Yan yana oturup aynı işe bakan çocuklar, karşı karşıya oturduklarında anlatmadıklarını anlatıyorlar. Okuldaki kavga, yeni gelen kardeş, kaybolan kedi, hepsi kilin üzerinden konuşuluyor. Yoğurmak da, sucuk açmak da parmakları güçlendirir; kalem tutuşundan makas kullanmaya kadar çok işe yarar. Ama bize sorarsanız asıl kazanç, iki saat boyunca kimsenin “Bitti mi?” diye sormamasıdır.</p>
<h2>Evde deneyebilecekleriniz</h2>
<p>Fırın gerekmez, havayla kuruyan bir paket kil yeter. Masaya bir bez serin ve şunları deneyin:</p>
<ul>
<li><strong>Gözü kapalı hayvan:</strong> Bakmadan, yalnızca dokunarak bir hayvan yapın. Sonra birbirinizinkini tahmin edin.</li>
<li><strong>Yaprak baskısı:</strong> Parktan topladığınız yaprağı açılmış kile bastırın, kaldırın. Damarların hepsi orada kalır.</li>
<li><strong>En yüksek kule:</strong> Aynı büyüklükte kilden en yüksek kuleyi kim yapar? Dengeyi en iyi bu oyun öğretir.</li>
</ul>
<h2>Ebeveynlere küçük bir not</h2>
<p>En zor görev sizinki: karışmamak. Kedinin beş bacağı varsa vardır. “Bu ne?” yerine “Anlatsana” derseniz çoğu zaman bir hikâye dinlersiniz.</p>
<p><a href="/workshops">Çocuk atölyelerimiz</a> 7–14 yaş içindir; siz yan masada çayınızı içerken onlar çalışır. Kullandığımız kil de boyalar da çocuklara uygundur. Alerjisi ya da bilmemizi istediğiniz bir şey varsa gelmeden önce bir haber verin, yeter.</p>`,
  },
  {
    title: 'Çarkta merkezlemek: kili değil, kendinizi durdurmak',
    excerpt: 'Kil sağa sola kaçıyorsa suçu onda aramayın. Dirsekleriniz nerede?',
    category: 'Çömlekçilik',
    tags: ['çark', 'merkezleme', 'ilk ders'],
    metaDescription:
      'Çömlekçi çarkında merkezleme nasıl yapılır? Duruş, su ve nefes üzerine, atölyede en çok tekrar ettiğimiz öğütler.',
    metaKeywords: ['çömlekçi çarkı', 'merkezleme', 'çark dersi'],
    daysAgo: 81,
    picture: { file: 'torna-basinda.webp', alt: 'Çömlekçi çarkında yarı çekilmiş ıslak kil kâse' },
    content: `
<p>Çarkın başına ilk oturan herkes kilin kaçtığını düşünür. Oysa kil yalnızca dönüyor; kaçan elimiz. Merkezlemek, dönen bir topağı tam ortaya getirip orada tutmaktır ve bunun gücünüzle ilgisi çok azdır. On yaşındaki çocuk da yapar, yetmişindeki teyze de. Yeter ki bir yere yaslansınlar.</p>
<h2>Önce oturuş</h2>
<p>Tabureyi çarka yaklaştırın, dizleriniz teknenin iki yanına gelsin. Sol dirseğinizi kalçanıza ya da uyluğunuza dayayın. Dirsek boşlukta kalırsa kil sizi sallar; dirsek sabitse siz kili durdurursunuz. Atölyede en çok tekrarladığımız cümle budur: “Dirseğiniz nerede?”</p>
<h2>Koni çıkar, koni indir</h2>
<ol>
<li>Kili çarkın ortasına kuvvetle yapıştırın. Altında hava kalırsa uçup gider, gülersiniz, baştan başlarsınız.</li>
<li>Ellerinizi ıslatın, kili de. Kuru el sürtünür, sürtünen kil yamulur.</li>
<li>İki avucunuzla iki yandan sıkıp bir koni hâlinde yükseltin.</li>
<li>Sağ elinizin kenarıyla yukarıdan bastırıp konisini indirin.</li>
<li>Bunu üç kez yapın. Kilin taneleri aynı yöne dizilir, topak uslanır.</li>
</ol>
<h2>Oldu mu, nasıl anlarım?</h2>
<p>Parmağınızı kile hafifçe değdirin ve bakmayın. Titriyorsa daha olmamış. Parmağınız hiçbir şey hissetmiyorsa, sanki çark durmuş gibiyse, tam ortadasınız demektir. İlk kez o sessizliği duyduğunuzda herkes aynı şeyi yapıyor: dönüp bize bakıyor.</p>
<blockquote><p>Merkezlenmiş kil dönmüyormuş gibi görünür. Bütün mesele, o duruşu elinizle bozmamaktır.</p></blockquote>
<h2>En sık gördüğümüz üç hata</h2>
<ul>
<li><strong>Çok su:</strong> Tekne göle dönerse kil yumuşar, kâse çöker. Kayması yeter, yüzmesi gerekmez.</li>
<li><strong>Ani bırakmak:</strong> Elinizi birden çekerseniz kilin son sözü o sarsıntı olur. Yavaş yaklaşın, yavaş ayrılın.</li>
<li><strong>Nefesini tutmak:</strong> Şaka değil. Nefesini tutanın omzu kalkar, omzu kalkanın dirseği yerinden oynar.</li>
</ul>
<h2>Kilin de payı var</h2>
<p>Suçu hep kendimizde aramayalım: iyi yoğrulmamış kil merkezlenmez. İçinde sert bir topak ya da hava kabarcığı varsa her turda parmağınıza çarpar. Bu yüzden çarka oturmadan önce kili en az otuz kez, koç başı gibi kıvırarak yoğururuz. Ne kulak memesinden yumuşak ne de ondan sert olmalı. Derste bu işi sizin için yaparız; ama bir kez kendiniz deneyin, çarkta neyin değiştiğini hemen anlarsınız.</p>
<h2>Bir haftada mı, bir saatte mi?</h2>
<p>İlk derste çoğu kişi üçüncü ya da dördüncü topakta merkezlemeyi hisseder. Kendi başınıza güvenle yapmanız beş altı oturum ister. Aradaki yamuk kâseler boşa gitmez; onlardan harika sabunluk olur. <a href="/workshops">Takvimimizde</a> çarkta ilk kâse günlerine bir göz atın. Dirseğiniz için bir dayanak, yanınıza oturacak biri ve demli çay hazır.</p>`,
  },
  {
    title: 'Kulp kupadan neden kopar?',
    excerpt: 'Çizmek, çamurlamak, beklemek. Üçünden biri eksikse kulp elinizde kalır.',
    category: 'Seramik Teknikleri',
    tags: ['kulp', 'kupa', 'elde şekillendirme'],
    metaDescription:
      'Seramik kupada kulp nasıl takılır, neden çatlar ya da kopar? Nem farkı, çizik ve çamur üzerine atölye notları.',
    metaKeywords: ['kupa kulpu', 'kulp çekme', 'seramik çatlak'],
    daysAgo: 95,
    picture: { file: 'kupa-seladon-2.webp', alt: 'Seladon kupanın ağız ve kulp detayı' },
    content: `
<p>Bir kupanın gövdesini yapmak on dakika sürer, kulbunu takmak bazen iki gün. Çünkü kulp, iki ayrı parçanın tek parça olmaya razı edilmesidir. Razı etmenin de bir yolu yordamı var.</p>
<h2>Aynı nemde buluşmak</h2>
<p>Kil kurudukça küçülür. Gövde kurumuş, kulp yaşsa kulp sonradan çekilir ve birleştiği yerden ayrılır. Tersinde gövde eğilir. İkisi de deri sertliğinde olmalı: bastırınca iz kalmayacak, bükünce kırılmayacak. Biz akşamdan çektiğimiz kulpları gövdelerle aynı örtünün altında bekletiriz. Sabah birbirlerine alışmış olurlar.</p>
<h2>Kulp çekmek</h2>
<p>Bir havuç büyüklüğünde kili bir elinizle yukarıda tutun, öteki elinizi ıslatıp aşağı doğru sıvazlayın. Süt sağar gibi, hep aynı yöne. Her sıvazlayışta kil uzar, incelir, kenarları yumuşar. Makasla kesilmiş gibi düz bir şeritten değil, elin kaydığı bir yoldan söz ediyoruz; sabah kupayı tuttuğunuzda parmağınız o yolu bulur.</p>
<h2>Takma sırası</h2>
<ol>
<li>Gövdede kulbun geleceği iki yeri işaretleyin, ikisini de çapraz çizin.</li>
<li>Kulbun uçlarını da çizin. Çizgiler birbirine geçecek dişlerdir.</li>
<li>Araya aynı kilden hazırlanmış koyu çamur sürün. Su değil, çamur.</li>
<li>Bastırın, hafifçe sağa sola oynatın; çamur kenarlardan taşmalı.</li>
<li>Ek yerine incecik bir kil sucuğu yatırıp parmağınızla eritin.</li>
</ol>
<blockquote><p>Kulbu yapıştırmıyoruz, gövdeden büyütüyoruz. Ek yeri görünmüyorsa kopmaz da.</p></blockquote>
<h2>Sonra, yavaşça</h2>
<p>Kulp incedir, gövdeden önce kurur. Kurumasını yavaşlatmak için ilk gün ince bir poşetle sararız, ikinci gün poşeti aralarız. Kupayı kulbundan tutup kaldırmak isteyen olursa da kibarca elinden alırız; yaş kulp taşımaz, yalnızca durur.</p>
<h2>Kulbun da bir oranı var</h2>
<p>Küçük fincana kalın kulp, büyük kupaya ince kulp yakışmaz; yalnız göze değil, ele de ağır gelir. Biz kulbu takmadan önce boş kupayı tutup gözümüzü kapatıyoruz. Dolusunun ağırlığını düşünüp parmak sayısına karar veriyoruz: espresso için bir, çay için iki, sabah kahvesi için üç. Kulbun üst noktası dudağın hemen altında, alt noktası kupanın ağırlık merkezinde olursa kupa elinizde öne devrilmez.</p>
<h2>Evdeki kupanın kulbu çatladıysa</h2>
<p>Sırın altında kıl gibi bir çizgi görüyorsanız kupayı kulbundan tutmayı bırakın, içine kaynar sıvı koymayın. Yapıştırıcılar sıcakta gevşer; kahve içerken denemeye değmez. Kulpsuz kalan kupalar bizim atölyede fırça koyduğumuz en sevdiğimiz kaplara dönüşüyor.</p>
<p>Kendi kulbunuzu çekmek isterseniz elde kupa günlerimizde bolca havuç yoğuruyoruz. İlk üçü çirkin olur, dördüncüsünü herkes evine götürür.</p>`,
  },
  {
    title: 'Atölyeye ilk kez gelirken bilmek isteyeceğiniz her şey',
    excerpt:
      'Ne giymeli, nereden gelmeli, yaptıklarınız ne zaman hazır? Telefonda en çok sorulanlar, tek yazıda.',
    category: 'Atölye Rehberi',
    tags: ['atölye', 'ilk ders', 'hazırlık'],
    metaDescription:
      'Üsküdar’daki seramik atölyemize gelmeden önce: kıyafet, ulaşım, süre, pişirim ve parçanızı teslim alma.',
    metaKeywords: ['seramik atölyesi', 'Kuzguncuk', 'workshop hazırlık'],
    isOfDemoStudio: true,
    daysAgo: 110,
    picture: { file: 'seramik-atolyesi.webp', alt: 'Çark üzerinde şekillenen kil kap, sünger ve aletler' },
    content: `
<p>Telefonda en çok konuştuğumuz konu seramik değil, ayakkabı. “Beyaz spor ayakkabıyla gelsem olur mu?” Olur, ama gri dönersiniz. Bu yazıyı, aynı soruları rahat rahat okuyun diye topladık.</p>
<h2>Gelirken</h2>
<p>Kuzguncuk’tayız, İcadiye Caddesi’nde. Üsküdar’dan yürüyerek yirmi dakika, otobüsle üç durak. Cadde dar, park yeri az; arabayla gelecekseniz on dakika erken çıkın. Kapımız saatinden on dakika önce açık olur, o on dakikada çay demlenir.</p>
<h2>Ne giyelim?</h2>
<ul>
<li>Kolları kıvrılan, lekelenmesine üzülmeyeceğiniz bir üst. Önlük bizden.</li>
<li>Kapalı, rahat bir ayakkabı.</li>
<li>Uzun saç için bir toka.</li>
<li>Yüzük ve bilezikler evde kalsın; kil onları pek sever.</li>
</ul>
<p>Uzun tırnakla çarkta çalışmak zordur, elde şekillendirme günleri size daha uygun olabilir. Kil kıyafetten suyla çıkar; kuruduktan sonra fırçalayın, sonra yıkayın.</p>
<h2>Masada</h2>
<p>En çok sekiz kişiyiz. Kimse kimseyi beklemez, kimse geride kalmaz. Önce size bir şey gösteririz, sonra yanınıza otururuz. İlk parçanız beklediğiniz gibi olmazsa kili yoğurur, ikincisine başlarsınız; kilin parası yok, hevesin kotası yok.</p>
<blockquote><p>Buraya iyi seramik yapmaya değil, iki üç saat başka hiçbir şey düşünmemeye gelin. Seramik kendiliğinden oluyor.</p></blockquote>
<figure><img src="kuruyan-raflar.webp" alt="Ahşap raflarda kurumaya bırakılmış sırsız çömlekler"><figcaption>Siz gidince parçalarınız burada bekler. Altlarında adınız yazar.</figcaption></figure>
<h2>Siz gittikten sonra</h2>
<ol>
<li>Parçanız bir hafta kadar rafta kurur.</li>
<li>İlk pişirim: bin derecede bisküvi olur, artık suda erimez.</li>
<li>Seçtiğiniz renge sırlarız.</li>
<li>İkinci pişirim: 1.230 derece. Renk de sağlamlık da burada gelir.</li>
<li>Hazır olunca haber veririz; yaklaşık iki, en çok üç hafta sonra atölyeden alırsınız.</li>
</ol>
<p>Cam boyama ve linol baskıda yaptıklarınızı aynı gün götürürsünüz.</p>
<h2>Kendinize sormadan gelin</h2>
<p>“Ya beceremezsem?” sorusunu da sık duyuyoruz. Beceremeyeceğiniz bir şey yok, çünkü sizden bir şey beklemiyoruz. Buraya emekli öğretmenler, sınavdan çıkmış öğrenciler, bir cumartesiyi boş bulmuş anneler geliyor; çoğu ilk kez. Yan masada kimse sizi izlemiyor, herkes kendi yamuğuyla meşgul. Tek ricamız telefonu önlüğün cebinde tutmanız, o da kilden korumak için.</p>
<h2>Arkadaşım da gelebilir mi?</h2>
<p>Takvimde yer varsa aynı tarihe birkaç yer birden alabilirsiniz. Masa yalnızca sizin olsun isterseniz en çok sekiz kişilik özel bir gün kurarız; doğum günlerinde pastanızı getirin, tabakları biz veririz. <a href="/workshops">Takvime</a> bakın, aklınıza takılan olursa <a href="tel:+902165550148">0216 555 01 48</a>’den arayın. Salıdan pazara, 10:00–19:00 arasında buradayız.</p>`,
  },
  {
    title: 'İki sır üst üste gelince',
    excerpt: 'Kobaltın kremle buluştuğu yerde ne mavi ne krem olan o üçüncü renk nasıl doğar?',
    category: 'İleri Teknikler',
    tags: ['sır', 'katmanlı sır', 'deneme'],
    metaDescription:
      'Katmanlı sırlama nasıl yapılır, sır neden akar? Kalınlık, ötektik ve test plakaları üzerine ileri düzey notlar.',
    metaKeywords: ['katmanlı sır', 'reaktif sır', 'sır testi', 'sır akması'],
    daysAgo: 124,
    picture: {
      file: 'espresso-fincani-kobalt.webp',
      alt: 'Kobalt mavisi akışkan sırlı espresso fincanı ve tabağı',
    },
    content: `
<p>Espresso fincanlarımızın ağzındaki o dalgalı maviyi çok soruyorlar. Boya değil, fırça izi de değil. Krem rengi bir sırın üzerine kobaltlı bir sır daldırıyoruz ve gerisini fırına bırakıyoruz. Bu yazı, kendi katmanlarını denemek isteyenler için.</p>
<h2>Neden akar?</h2>
<p>Her sırın bir erime sıcaklığı vardır. İki sır üst üste gelip karıştığında ortaya çıkan yeni karışım, ikisinden de daha düşük sıcaklıkta eriyebilir. Kimyacılar buna ötektik diyor, biz “raf yapıştıran”. Tek başına uslu duran iki sır, birlikteyken kupanın dibine kadar koşabilir.</p>
<h2>Üç kuralımız</h2>
<ul>
<li><strong>Akışkan olan üste.</strong> Durağan sır altta tutunur, akışkan olan onun üzerinde desen çizer. Tersinde ikisi birlikte iner.</li>
<li><strong>Üçte bir kuralı.</strong> İkinci sırı parçanın yalnızca üst üçte birine sürün. Akacak yeri olsun.</li>
<li><strong>Dipte bir parmak boşluk.</strong> Tabana yakın bir parmak yeri sırsız bırakın ve altına kurban bir altlık koyun.</li>
</ul>
<h2>Kalınlık her şeydir</h2>
<p>Aynı kovadan bir saniye ile üç saniye daldırmak arasında, bulutla deniz kadar fark var. Sırın yoğunluğunu her seferinde tartarız: yüz mililitresi 145 gram civarındaysa kova hazırdır. Daldırma süresini yüksek sesle sayarız; içinden sayan hep hızlı sayıyor.</p>
<blockquote><p>Sır defterine yazmadığınız güzel bir renk, bir daha göremeyeceğiniz bir renktir.</p></blockquote>
<figure><img src="sir-denemeleri.webp" alt="Sıra sıra dizilmiş renkli sır deneme plakaları"><figcaption>Soldan sağa bir, iki, üç kat. Arkalarında tarih ve raf yazar.</figcaption></figure>
<h2>Nasıl denemeli?</h2>
<ol>
<li>Düz değil, dik duran plakalar yapın; akma ancak dik yüzeyde görünür.</li>
<li>Plakanın tamamını birinci sıra daldırın, kurumasını bekleyin.</li>
<li>Üst yarısını ikinci sıra bir saniye, köşesini iki saniye daldırın.</li>
<li>Arkasına iki sırın adını ve saniyeleri demir oksitle yazın; kurşun kalem pişince uçar.</li>
<li>Fırının altına ve üstüne birer plaka koyun. Aynı deneme, iki ayrı cevap verir.</li>
</ol>
<h2>Bir de ters gidenler</h2>
<p>İkinci katın altından iğne ucu gibi delikler çıkıyorsa alttaki sır tam kurumamıştır; hava kaçacak yer arar. Sır fırında toplanıp kili açıkta bırakıyorsa parça tozlu ya da parmağınız yağlıydı. Katmanlar kuruyunca pul pul kalkıyorsa üstteki sırın kili fazladır, biraz az daldırın. Bunların hepsini kendi fırınımızda gördük, bazılarını iki kez. Hiçbirini atmadık; deneme dolabımızın en öğretici rafı orası.</p>
<h2>Sofraya koymadan önce</h2>
<p>Güzel görünen her katman kullanım için uygun değildir. Mat kalan, tırnakla çizilen ya da limonla rengi açılan bir yüzeyi yemek değen yere koymayız. Bir dilim limonu üzerinde bir gece bekletin; sabah iz yoksa, bir ay bulaşık makinesinde yıkayıp yeniden bakın. Bizim fincanlar o ayı geçirdikten sonra rafa çıktı.</p>`,
  },
  {
    title: 'Kırılanı altınla onarmak: kintsugi nedir, ne değildir?',
    excerpt: 'Çatlağı gizlemeyen bir onarımın sabırlı hikâyesi ve evde denerken bilmeniz gerekenler.',
    category: 'Seramik Sanatı',
    tags: ['kintsugi', 'onarım', 'bakım'],
    metaDescription:
      'Kintsugi nasıl yapılır, altın tozu yerine yapıştırıcı kullanılır mı, onarılan kâseden yemek yenir mi?',
    metaKeywords: ['kintsugi', 'seramik onarımı', 'kırık seramik'],
    daysAgo: -4,
    picture: {
      file: 'derin-kase-tenmoku.webp',
      alt: 'Kahverengi tenmoku sırlı derin kase ve üzerinde ahşap çubuklar',
    },
    content: `
<p>Sevdiğiniz kâse mutfak taşına düştü, üç parça oldu. İlk düşünceniz onu saklamak değil, çatlağını saklamak olur. Japonya’da ise beş yüz yıldır bunun tersini yapanlar var: kırığı ağaç reçinesiyle birleştirip çizgisini altınla parlatıyorlar. Adı kintsugi, yani altınla birleştirmek.</p>
<h2>Reçine, altın ve çok zaman</h2>
<p>Asıl malzeme altın değil, lake ağacının özsuyu olan <em>uruşi</em>dir. Nemli bir kutuda, günlerce bekleyerek sertleşir. Her katman ayrı kurur, ayrı zımparalanır; altın tozu en sonda, incecik serpilir. Bir kâse iki ay sürebilir. İki ay boyunca kâseniz size hiçbir şey vermez, yalnızca bekletir. Belki de öğretmek istediği budur.</p>
<blockquote><p>Çatlak, kâsenin kusuru değil; başından geçen bir şeydir.</p></blockquote>
<h2>Hazır setlerle ilgili bir uyarı</h2>
<p>Piyasada satılan setlerin çoğu epoksi yapıştırıcı ve sarı metal tozu içerir. Yarım saatte güzel görünür, süs parçası için de uygundur; ama yemek ve sıcak içecek için değildir. Onardığınız kâseyi sofraya koymak istiyorsanız kutunun üzerinde gıdaya uygun olduğu açıkça yazmalı, yazmıyorsa kâse rafta, anahtarlarınızın yanında yaşasın.</p>
<h2>Evde denerken</h2>
<ol>
<li>Bütün parçaları toplayın, küçükleri bir bezin içine koyun.</li>
<li>Kuru birleştirin, hangi parçanın hangisinden önce geldiğini numaralayın.</li>
<li>Kenarları yağdan arındırın, iyice kurutun.</li>
<li>Bir seferde tek bir parça yapıştırın, kum dolu bir kapta dengede bekletin.</li>
<li>Çizgiyi altınla kapatmadan önce taşan yerleri ıslak zımparayla alın.</li>
</ol>
<h2>Bizim kırıklarımız</h2>
<p>Atölyede kırılan çok olur; fırında, rafta, en çok da fotoğraf çekerken. Onarılamayanları öğütüp kile katıyoruz. Buna şamot denir, yeni kile dayanıklılık verir. Yani elinizdeki saksının içinde, bir zamanlar kupa olmak isteyen bir parça olabilir.</p>
<p>Kırılan parçanızı bize getirin, birlikte bakalım. Onarıma değip değmeyeceğini dürüstçe söyleriz; değmezse çayınızı içer, yenisini seçersiniz.</p>`,
  },
  {
    title: 'Kendi astarınızı hazırlayın',
    excerpt: '',
    category: 'Seramik Teknikleri',
    tags: ['astar', 'sgraffito'],
    metaDescription: '',
    metaKeywords: [],
    daysAgo: null,
    picture: { file: 'fircalar-ve-kaseler.webp', alt: 'Ahşap masada kavanozda fırçalar ve sır kâseleri' },
    content: `
<p>Astar, renklendirilmiş sulu kildir; sırdan önce, parça deri sertliğindeyken sürülür. Kuruyan kırpıntılarımızı atmıyor, astara çeviriyoruz.</p>
<h2>Malzeme</h2>
<ul><li>Bir kilo kuru kil kırpıntısı</li><li>Bir litre su</li><li>Renk için yüzde beş ile on arası pigment</li></ul>
<p>Kırpıntıyı bir gece suda bekletin, seksen numara elekten iki kez geçirin. Buraya sgraffito fotoğrafları gelecek; kazıma kısmını yazınca yayınlarız.</p>`,
  },
];
