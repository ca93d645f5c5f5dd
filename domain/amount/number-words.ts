const ENGLISH =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const ENGLISH_TENS = 'twenty thirty forty,fourty fifty sixty seventy eighty ninety,ninty'

/**
 * The numbers from one to ninety-nine, each as it is commonly spelled in Latin and in Hindi
 * letters.
 */
const HINDI = `
ek,एक do,दो teen,tin,तीन char,chaar,चार paanch,panch,पांच chhe,chhah,chah,छह,छः,छे saat,सात aath,आठ nau,नौ das,dus,दस
gyarah,gyaarah,gyara,ग्यारह barah,baarah,बारह terah,तेरह chaudah,chauda,चौदह pandrah,pandra,पंद्रह,पन्द्रह
solah,सोलह satrah,sattrah,सत्रह atharah,attharah,athara,अठारह unnis,unnees,उन्नीस bees,bis,बीस
ikkis,ikkees,इक्कीस bais,baees,baais,बाईस,बाइस teis,teyis,teiis,तेईस,तेइस chaubis,chaubees,चौबीस pachis,pachees,pacchis,pachchees,पच्चीस
chabbis,chhabbis,chhabbees,छब्बीस sattais,sattaees,सत्ताईस,सत्ताइस athais,atthais,atthaees,अट्ठाईस,अट्ठाइस untis,unatis,untees,उनतीस tees,tis,तीस
ikattis,iktis,ikattees,इकतीस,इकत्तीस battis,battees,बत्तीस taintis,tentis,taintees,तैंतीस chautis,chauntis,chauntees,चौंतीस paintis,pentis,paintees,पैंतीस
chattis,chhattis,chhattees,छत्तीस saintis,sentis,saintees,सैंतीस adtis,artis,अड़तीस untalis,unchalis,उनतालीस,उनचालीस chalis,chalees,chaalis,चालीस
iktalis,इकतालीस bayalis,byalis,बयालीस taintalis,tentalis,तैंतालीस chavalis,chauvalis,chawalis,चौवालीस,चवालीस paintalis,pentalis,paintalees,पैंतालीस
chiyalis,chhiyalis,छियालीस saintalis,sentalis,सैंतालीस adtalis,artalis,अड़तालीस unchas,unanchas,उनचास pachas,pachaas,pachhas,पचास
ikyavan,ikyawan,ikavan,इक्यावन bavan,bawan,baawan,बावन tirpan,tirepan,तिरपन,तिरेपन chauvan,chauwan,चौवन,चउवन pachpan,पचपन
chappan,chhappan,छप्पन sattavan,sattawan,सत्तावन athavan,atthavan,athawan,atthawan,अट्ठावन,अठावन unsath,उनसठ saath,sath,साठ
iksath,इकसठ basath,बासठ tirsath,tiresath,तिरसठ,तिरेसठ chausath,चौसठ painsath,pensath,पैंसठ
chiyasath,chhiyasath,छियासठ sadsath,sarsath,सड़सठ adsath,arsath,अड़सठ unhattar,unhatar,उनहत्तर sattar,सत्तर
ikhattar,इकहत्तर bahattar,बहत्तर tihattar,तिहत्तर chauhattar,चौहत्तर pachhattar,pachattar,pichhattar,pichattar,pachahattar,पचहत्तर,पिचहत्तर
chihattar,chhihattar,छिहत्तर satahattar,sathattar,सतहत्तर athahattar,athattar,अठहत्तर unasi,unyasi,उनासी,उन्यासी assi,अस्सी
ikyasi,ikasi,इक्यासी bayasi,बयासी tirasi,तिरासी chaurasi,चौरासी pachasi,pichasi,पचासी
chiyasi,chhiyasi,छियासी satasi,sattasi,सत्तासी,सतासी athasi,atthasi,अट्ठासी,अठासी navasi,nawasi,नवासी nabbe,nabbey,nabbay,नब्बे
ikyanve,ikyanave,ikyanbe,इक्यानवे banve,baanve,banave,बानवे tiranve,tiranve,तिरानवे chauranve,चौरानवे pachanve,panchanve,pichanve,पचानवे,पंचानवे
chiyanve,chhiyanve,छियानवे satanve,sattanve,सत्तानवे,सतानवे athanve,atthanve,अट्ठानवे,अठानवे ninyanve,ninnyanve,ninyanbe,निन्यानवे
`

const listed = (words: string, first: number, step = 1): (readonly [string, number])[] =>
  words
    .trim()
    .split(/\s+/)
    .flatMap((spelled, index) =>
      spelled.split(',').map((word) => [word, first + index * step] as const),
    )

/** What each word is worth as a number by itself. */
export const NUMBER_WORDS: readonly (readonly [word: string, value: number])[] = [
  ...listed(ENGLISH, 0),
  ...listed(ENGLISH_TENS, 20, 10),
  ...listed(HINDI, 1),
  ...listed('hundred,sau,सौ', 100),
  ...listed('quarter,chauthai half,aadha,aadhaa,आधा,आधे paun,pauna,paune,पौन,पौना,पौने', 0.25, 0.25),
  ...listed('sava,sawa,savaa,सवा dedh,derh,dedhh,डेढ़', 1.25, 0.25),
  ...listed('dhai,adhai,dhaai,ढाई,अढ़ाई', 2.5),
]

/** What Hindi adds to the number behind it: 'saade teen' is 3.5, 'paune do' 1.75, 'sava do' 2.25. */
export const QUARTERS: readonly (readonly [word: string, value: number])[] = [
  ...listed('saade,sadhe,saadhe,sade,साढ़े', 0.5),
  ...listed('paune,पौने', -0.25),
  ...listed('sava,sawa,savaa,सवा', 0.25),
]
