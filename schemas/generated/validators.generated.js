// Written by scripts/generate.mjs from schemas/. Change a schema, not this file.
"use strict";
export const amenitiesImages = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Amenity pictures","description":"The pictures beside the amenities and the specifications. Each key is the id (or custom id) of a project.","type":"object","properties":{"$schema":{"$ref":"common.schema.json#/$defs/schemaLink"}},"additionalProperties":{"title":"Pictures of one project","description":"The pictures in the order they are shown.","type":"array","items":{"$ref":"#/$defs/amenityImage"}},"$defs":{"amenityImage":{"title":"Amenity image","description":"One picture with its caption.","type":"object","required":["image","title"],"additionalProperties":false,"properties":{"image":{"shownWhere":"project page (Amenities)","$ref":"common.schema.json#/$defs/image","examples":["amenities/swimming-pool.jpg"]},"title":{"$ref":"common.schema.json#/$defs/text","title":"Caption","description":"What the picture shows, in a few words.","shownWhere":"project page (Amenities)","examples":["Garden Pool"]},"description":{"title":"Description","description":"One sentence under the caption.","shownWhere":"project page (Amenities)","type":"string"}}}}};
const schema36 = {"title":"Schema","description":"Tells the editor which rules to check this file with. The site ignores it.","type":"string","examples":["../schemas/residentialProjects.schema.json"]};
const schema32 = {"title":"Amenity image","description":"One picture with its caption.","type":"object","required":["image","title"],"additionalProperties":false,"properties":{"image":{"shownWhere":"project page (Amenities)","$ref":"common.schema.json#/$defs/image","examples":["amenities/swimming-pool.jpg"]},"title":{"$ref":"common.schema.json#/$defs/text","title":"Caption","description":"What the picture shows, in a few words.","shownWhere":"project page (Amenities)","examples":["Garden Pool"]},"description":{"title":"Description","description":"One sentence under the caption.","shownWhere":"project page (Amenities)","type":"string"}}};
const schema34 = {"title":"Picture","description":"A picture's path inside data/images, or its full web address.","type":"string","pattern":"\\S","patternErrorMessage":"must not be empty: give a picture's path inside data/images, or leave the line out","examples":["exteriors/highrise-a-1.jpg","https://cdn.example.com/tower.jpg"]};
const schema35 = {"title":"Text","description":"Any text that is not empty.","type":"string","pattern":"\\S","patternErrorMessage":"must not be empty"};
const pattern4 = new RegExp("\\S", "");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.image === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "image"},message:"must have required property '"+"image"+"'",schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "image") || (key0 === "title")) || (key0 === "description"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.image !== undefined){
let data0 = data.image;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/image",schemaPath:"common.schema.json#/$defs/image/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/image",schemaPath:"common.schema.json#/$defs/image/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/title",schemaPath:"common.schema.json#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/title",schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.description.type,parentSchema:schema32.properties.description,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "$schema")){
let data0 = data[key0];
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate21(data0[i0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.additionalProperties.type,parentSchema:schema31.additionalProperties,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
if(data.$schema !== undefined){
let data2 = data.$schema;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/$schema",schemaPath:"common.schema.json#/$defs/schemaLink/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.type,parentSchema:schema36,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const amenityCatalogue = validate24;
const schema37 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Amenity catalogue","description":"The words shown for the keys that projectAmenities.json and projectSpecifications.json use.","type":"object","properties":{"$schema":{"$ref":"common.schema.json#/$defs/schemaLink"}},"additionalProperties":{"$ref":"#/$defs/catalogueAmenity"},"$defs":{"catalogueAmenity":{"title":"Catalogue amenity","description":"One amenity or specification. Its key is in small letters with underscores, for example swimming_pool.","type":"object","required":["label"],"additionalProperties":false,"properties":{"label":{"$ref":"common.schema.json#/$defs/text","title":"Label","description":"The words under the icon.","shownWhere":"project page (Amenities, Specifications)","examples":["Swimming Pool"]},"group":{"$ref":"common.schema.json#/$defs/optionalText","title":"Group","description":"The heading it belongs under.","shownWhere":"project page (Amenities, Specifications), as heading","examples":["Recreation","Sports","Convenience","Safety"]}}}}};
const schema38 = {"title":"Catalogue amenity","description":"One amenity or specification. Its key is in small letters with underscores, for example swimming_pool.","type":"object","required":["label"],"additionalProperties":false,"properties":{"label":{"$ref":"common.schema.json#/$defs/text","title":"Label","description":"The words under the icon.","shownWhere":"project page (Amenities, Specifications)","examples":["Swimming Pool"]},"group":{"$ref":"common.schema.json#/$defs/optionalText","title":"Group","description":"The heading it belongs under.","shownWhere":"project page (Amenities, Specifications), as heading","examples":["Recreation","Sports","Convenience","Safety"]}}};
const schema40 = {"title":"Text","description":"Any text. Empty means the same as leaving it out.","type":"string"};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "label") || (key0 === "group"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/label",schemaPath:"common.schema.json#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/label",schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.group !== undefined){
let data1 = data.group;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/group",schemaPath:"common.schema.json#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.type,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "$schema")){
if(!(validate25(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
if(data.$schema !== undefined){
let data1 = data.$schema;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/$schema",schemaPath:"common.schema.json#/$defs/schemaLink/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.type,parentSchema:schema36,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema37.type,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const careers = validate27;
const schema42 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Careers","description":"The departments of the careers page and their open positions, in this order.","type":"array","items":{"$ref":"#/$defs/careerDepartment"},"$defs":{"careerDepartment":{"title":"Career department","description":"One department.","type":"object","required":["id","name","positions"],"additionalProperties":false,"properties":{"id":{"$ref":"common.schema.json#/$defs/id","title":"Id","description":"The department's name in small letters with hyphens.","shownWhere":"address of the department on the Career page","examples":["sales"]},"name":{"$ref":"common.schema.json#/$defs/text","title":"Name","description":"The department's name.","shownWhere":"Career page","examples":["Sales"]},"positions":{"title":"Positions","description":"The open positions of the department.","shownWhere":"Career page","type":"array","items":{"$ref":"#/$defs/careerPosition"}}}},"careerPosition":{"title":"Career position","description":"One open position.","type":"object","required":["title"],"additionalProperties":false,"properties":{"title":{"$ref":"common.schema.json#/$defs/text","title":"Title","description":"The position's title.","shownWhere":"Career page","examples":["Sales Manager"]},"location":{"$ref":"common.schema.json#/$defs/optionalText","title":"Location","description":"Where the work is done.","shownWhere":"Career page","examples":["Gurgaon","Gurgaon / Remote"]},"type":{"$ref":"common.schema.json#/$defs/optionalText","title":"Kind of employment","description":"Full-time, part-time, internship and so on.","shownWhere":"Career page","examples":["Full-time"]},"summary":{"$ref":"common.schema.json#/$defs/optionalText","title":"Summary","description":"One or two sentences about the work.","shownWhere":"Career page"},"responsibilities":{"title":"Responsibilities","description":"What the person will do, one short line each.","shownWhere":"Career page","type":"array","items":{"type":"string"}}}}}};
const schema43 = {"title":"Career department","description":"One department.","type":"object","required":["id","name","positions"],"additionalProperties":false,"properties":{"id":{"$ref":"common.schema.json#/$defs/id","title":"Id","description":"The department's name in small letters with hyphens.","shownWhere":"address of the department on the Career page","examples":["sales"]},"name":{"$ref":"common.schema.json#/$defs/text","title":"Name","description":"The department's name.","shownWhere":"Career page","examples":["Sales"]},"positions":{"title":"Positions","description":"The open positions of the department.","shownWhere":"Career page","type":"array","items":{"$ref":"#/$defs/careerPosition"}}}};
const schema44 = {"title":"Id","description":"The short name other files use to point here. Text or a whole number; 1024 and \"1024\" are the same id.","type":["string","integer"],"pattern":"\\S","patternErrorMessage":"must not be empty","examples":["the-aravalli-summit","PF-GGN-0188",1024]};
const schema46 = {"title":"Career position","description":"One open position.","type":"object","required":["title"],"additionalProperties":false,"properties":{"title":{"$ref":"common.schema.json#/$defs/text","title":"Title","description":"The position's title.","shownWhere":"Career page","examples":["Sales Manager"]},"location":{"$ref":"common.schema.json#/$defs/optionalText","title":"Location","description":"Where the work is done.","shownWhere":"Career page","examples":["Gurgaon","Gurgaon / Remote"]},"type":{"$ref":"common.schema.json#/$defs/optionalText","title":"Kind of employment","description":"Full-time, part-time, internship and so on.","shownWhere":"Career page","examples":["Full-time"]},"summary":{"$ref":"common.schema.json#/$defs/optionalText","title":"Summary","description":"One or two sentences about the work.","shownWhere":"Career page"},"responsibilities":{"title":"Responsibilities","description":"What the person will do, one short line each.","shownWhere":"Career page","type":"array","items":{"type":"string"}}}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema46.required,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "title") || (key0 === "location")) || (key0 === "type")) || (key0 === "summary")) || (key0 === "responsibilities"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/title",schemaPath:"common.schema.json#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/title",schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.location !== undefined){
let data1 = data.location;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/location",schemaPath:"common.schema.json#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/type",schemaPath:"common.schema.json#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.summary !== undefined){
let data3 = data.summary;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/summary",schemaPath:"common.schema.json#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.responsibilities !== undefined){
let data4 = data.responsibilities;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/responsibilities/" + i0,schemaPath:"#/properties/responsibilities/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.properties.responsibilities.items.type,parentSchema:schema46.properties.responsibilities.items,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/responsibilities",schemaPath:"#/properties/responsibilities/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema46.properties.responsibilities.type,parentSchema:schema46.properties.responsibilities,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema46.type,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema43.required,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema43.required,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.positions === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "positions"},message:"must have required property '"+"positions"+"'",schema:schema43.required,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "name")) || (key0 === "positions"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
const err4 = {instancePath:instancePath+"/id",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type: schema44.type},message:"must be string,integer",schema:schema44.type,parentSchema:schema44,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema44,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err6 = {instancePath:instancePath+"/name",schemaPath:"common.schema.json#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.positions !== undefined){
let data2 = data.positions;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate29(data2[i0], {instancePath:instancePath+"/positions/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/positions",schemaPath:"#/properties/positions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema43.properties.positions.type,parentSchema:schema43.properties.positions,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema43.type,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate28(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema42.type,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const charges = validate32;
const schema51 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Charges","description":"What a buyer pays on top of the price: GST, stamp duty and registration by state, and the tax a buyer deducts. The site shows every figure with its source and the day it was confirmed.","type":"object","required":["verifiedOn","states","gst","tds"],"additionalProperties":false,"properties":{"$schema":{"$ref":"common.schema.json#/$defs/schemaLink"},"verifiedOn":{"$ref":"common.schema.json#/$defs/day","title":"Confirmed on","description":"The day somebody last compared GST and tax deducted with the law. After 180 days the check warns.","shownWhere":"project page (what it costs), 'as on'","examples":["2026-11-21"]},"states":{"title":"States","description":"What each state charges for registering a sale. A project's city decides which one counts; a city in none of them gets price and GST only.","shownWhere":"project page (what it costs)","type":"array","items":{"$ref":"#/$defs/stateCharges"}},"gst":{"$ref":"#/$defs/gstRates","title":"GST","description":"The rates of GST on the price, in per cent.","shownWhere":"project page (what it costs)"},"tds":{"$ref":"#/$defs/tdsRule","title":"Tax deducted at source","description":"The part of the price that a buyer pays to the tax office in the seller's name.","shownWhere":"project page (what it costs), as a note"}},"$defs":{"stateCharges":{"title":"State","description":"Stamp duty and registration in one state.","type":"object","required":["id","name","cities","stampDuty","registration","source","verifiedOn"],"additionalProperties":false,"properties":{"id":{"$ref":"common.schema.json#/$defs/id","title":"Id","description":"The state's name in small letters with hyphens.","shownWhere":"not shown; names the state in messages","examples":["haryana","uttar-pradesh"]},"name":{"$ref":"common.schema.json#/$defs/text","title":"Name","description":"The state's name as visitors read it.","shownWhere":"project page (what it costs)","examples":["Haryana"]},"cities":{"title":"Cities","description":"The cities of this state that have a page of their own.","shownWhere":"not shown; says which projects it is about","type":"array","items":{"type":"string","enum":["gurgaon","delhi","noida","mumbai","goa","faridabad","lucknow","pune","bangalore"]}},"stampDuty":{"$ref":"#/$defs/stampDutyRates","title":"Stamp duty","description":"The duty in per cent of the price, by who buys.","shownWhere":"project page (what it costs)"},"surcharge":{"$ref":"#/$defs/surchargeRule","title":"Surcharge","description":"A further duty on dear properties. Leave it out where there is none.","shownWhere":"project page (what it costs), within stamp duty"},"registration":{"$ref":"#/$defs/registrationFee","title":"Registration","description":"The fee for registering the sale: a percentage, or a sum by the price.","shownWhere":"project page (what it costs)"},"notes":{"title":"Notes","description":"Sentences shown below the figures: limits, exceptions, what the rate already holds.","shownWhere":"project page (what it costs)","type":"array","items":{"type":"string"}},"source":{"$ref":"common.schema.json#/$defs/text","title":"Source","description":"Where the figures come from, as visitors read it.","shownWhere":"project page (what it costs)","examples":["Department of Revenue, Haryana, circular of April 2026"]},"verifiedOn":{"$ref":"common.schema.json#/$defs/day","title":"Confirmed on","description":"The day somebody last compared these figures with their source. After 180 days the check warns.","shownWhere":"project page (what it costs), 'as on'","examples":["2026-11-21"]}}},"stampDutyRates":{"title":"Stamp duty","description":"Per cent of the price by who buys.","type":"object","required":["man","woman","joint"],"additionalProperties":false,"properties":{"man":{"title":"Man","description":"One buyer, a man.","shownWhere":"project page (what it costs)","type":"number","minimum":0,"maximum":100,"examples":[7]},"woman":{"title":"Woman","description":"One buyer, a woman.","shownWhere":"project page (what it costs)","type":"number","minimum":0,"maximum":100,"examples":[5]},"joint":{"title":"Joint","description":"A man and a woman together.","shownWhere":"project page (what it costs)","type":"number","minimum":0,"maximum":100,"examples":[6]}}},"surchargeRule":{"title":"Surcharge","description":"Added to the stamp duty where the price is above a limit.","type":"object","required":["above","percent"],"additionalProperties":false,"properties":{"above":{"title":"Above","description":"The price in rupees above which it is charged.","shownWhere":"project page (what it costs), within stamp duty","type":"number","minimum":0,"examples":[2500000]},"percent":{"title":"Per cent","description":"Per cent of the whole price.","shownWhere":"project page (what it costs), within stamp duty","type":"number","minimum":0,"maximum":100,"examples":[1]}}},"registrationFee":{"title":"Registration","description":"A percentage of the price (with or without a highest sum), or sums by the price.","type":"object","anyOf":[{"required":["percent"]},{"required":["slabs"]}],"additionalProperties":false,"properties":{"percent":{"title":"Per cent","description":"Per cent of the price.","shownWhere":"project page (what it costs)","type":"number","minimum":0,"maximum":100,"examples":[1]},"max":{"title":"At most","description":"The highest fee in rupees. Leave it out where there is none.","shownWhere":"project page (what it costs)","type":"number","minimum":0,"examples":[30000]},"slabs":{"title":"Slabs","description":"Sums by the price, lowest first. The first slab whose 'upTo' is not below the price counts; the last one has no 'upTo'.","shownWhere":"project page (what it costs)","type":"array","minItems":1,"items":{"$ref":"#/$defs/registrationSlab"}}}},"registrationSlab":{"title":"Slab","description":"The fee for prices up to a limit.","type":"object","required":["fee"],"additionalProperties":false,"properties":{"upTo":{"title":"Up to","description":"The highest price in rupees this fee is for. Leave it out in the last slab.","shownWhere":"project page (what it costs)","type":"number","minimum":0,"examples":[50000]},"fee":{"title":"Fee","description":"The fee in rupees.","shownWhere":"project page (what it costs)","type":"number","minimum":0,"examples":[100]}}},"gstRates":{"title":"GST","description":"Rates in per cent of the price.","type":"object","required":["residential","commercial","readyOrLand"],"additionalProperties":false,"properties":{"residential":{"title":"Residential","description":"Homes under construction.","shownWhere":"project page (what it costs)","type":"number","minimum":0,"maximum":100,"examples":[5]},"affordable":{"$ref":"#/$defs/affordableRate","title":"Affordable","description":"The lower rate for small, inexpensive homes. Leave it out where there is none.","shownWhere":"project page (what it costs)"},"commercial":{"title":"Commercial","description":"Offices, shops and SCO under construction.","shownWhere":"project page (what it costs)","type":"number","minimum":0,"maximum":100,"examples":[12]},"readyOrLand":{"title":"Ready or land","description":"Properties that are ready to move in, and land.","shownWhere":"project page (what it costs)","type":"number","minimum":0,"maximum":100,"examples":[0]}}},"affordableRate":{"title":"Affordable homes","description":"A home counts as affordable where its price and its carpet area are both within the limits.","type":"object","required":["percent","maxPrice","maxCarpetSqm"],"additionalProperties":false,"properties":{"percent":{"title":"Per cent","description":"Per cent of the price.","shownWhere":"project page (what it costs)","type":"number","minimum":0,"maximum":100,"examples":[1]},"maxPrice":{"title":"Highest price","description":"In rupees.","shownWhere":"not shown; says where the rate applies","type":"number","minimum":0,"examples":[4500000]},"maxCarpetSqm":{"title":"Largest carpet area","description":"In square metres. Counts only where the floor plan's area says that it is the carpet area.","shownWhere":"not shown; says where the rate applies","type":"number","minimum":0,"examples":[60]}}},"tdsRule":{"title":"Tax deducted at source","description":"Paid by the buyer out of the price, not on top of it.","type":"object","required":["above","percent"],"additionalProperties":false,"properties":{"above":{"title":"Above","description":"The price in rupees above which it is deducted.","shownWhere":"project page (what it costs), as a note","type":"number","minimum":0,"examples":[5000000]},"percent":{"title":"Per cent","description":"Per cent of the price.","shownWhere":"project page (what it costs), as a note","type":"number","minimum":0,"maximum":100,"examples":[1]}}}}};
const schema53 = {"title":"Day","description":"A day, written year-month-day.","type":"string","pattern":"^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$","patternErrorMessage":"must be a day that there is, written year-month-day, such as 2026-11-21","examples":["2026-11-21"]};
const schema65 = {"title":"Tax deducted at source","description":"Paid by the buyer out of the price, not on top of it.","type":"object","required":["above","percent"],"additionalProperties":false,"properties":{"above":{"title":"Above","description":"The price in rupees above which it is deducted.","shownWhere":"project page (what it costs), as a note","type":"number","minimum":0,"examples":[5000000]},"percent":{"title":"Per cent","description":"Per cent of the price.","shownWhere":"project page (what it costs), as a note","type":"number","minimum":0,"maximum":100,"examples":[1]}}};
const pattern10 = new RegExp("^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$", "");
const schema54 = {"title":"State","description":"Stamp duty and registration in one state.","type":"object","required":["id","name","cities","stampDuty","registration","source","verifiedOn"],"additionalProperties":false,"properties":{"id":{"$ref":"common.schema.json#/$defs/id","title":"Id","description":"The state's name in small letters with hyphens.","shownWhere":"not shown; names the state in messages","examples":["haryana","uttar-pradesh"]},"name":{"$ref":"common.schema.json#/$defs/text","title":"Name","description":"The state's name as visitors read it.","shownWhere":"project page (what it costs)","examples":["Haryana"]},"cities":{"title":"Cities","description":"The cities of this state that have a page of their own.","shownWhere":"not shown; says which projects it is about","type":"array","items":{"type":"string","enum":["gurgaon","delhi","noida","mumbai","goa","faridabad","lucknow","pune","bangalore"]}},"stampDuty":{"$ref":"#/$defs/stampDutyRates","title":"Stamp duty","description":"The duty in per cent of the price, by who buys.","shownWhere":"project page (what it costs)"},"surcharge":{"$ref":"#/$defs/surchargeRule","title":"Surcharge","description":"A further duty on dear properties. Leave it out where there is none.","shownWhere":"project page (what it costs), within stamp duty"},"registration":{"$ref":"#/$defs/registrationFee","title":"Registration","description":"The fee for registering the sale: a percentage, or a sum by the price.","shownWhere":"project page (what it costs)"},"notes":{"title":"Notes","description":"Sentences shown below the figures: limits, exceptions, what the rate already holds.","shownWhere":"project page (what it costs)","type":"array","items":{"type":"string"}},"source":{"$ref":"common.schema.json#/$defs/text","title":"Source","description":"Where the figures come from, as visitors read it.","shownWhere":"project page (what it costs)","examples":["Department of Revenue, Haryana, circular of April 2026"]},"verifiedOn":{"$ref":"common.schema.json#/$defs/day","title":"Confirmed on","description":"The day somebody last compared these figures with their source. After 180 days the check warns.","shownWhere":"project page (what it costs), 'as on'","examples":["2026-11-21"]}}};
const schema57 = {"title":"Stamp duty","description":"Per cent of the price by who buys.","type":"object","required":["man","woman","joint"],"additionalProperties":false,"properties":{"man":{"title":"Man","description":"One buyer, a man.","shownWhere":"project page (what it costs)","type":"number","minimum":0,"maximum":100,"examples":[7]},"woman":{"title":"Woman","description":"One buyer, a woman.","shownWhere":"project page (what it costs)","type":"number","minimum":0,"maximum":100,"examples":[5]},"joint":{"title":"Joint","description":"A man and a woman together.","shownWhere":"project page (what it costs)","type":"number","minimum":0,"maximum":100,"examples":[6]}}};
const schema58 = {"title":"Surcharge","description":"Added to the stamp duty where the price is above a limit.","type":"object","required":["above","percent"],"additionalProperties":false,"properties":{"above":{"title":"Above","description":"The price in rupees above which it is charged.","shownWhere":"project page (what it costs), within stamp duty","type":"number","minimum":0,"examples":[2500000]},"percent":{"title":"Per cent","description":"Per cent of the whole price.","shownWhere":"project page (what it costs), within stamp duty","type":"number","minimum":0,"maximum":100,"examples":[1]}}};
const func1 = Object.prototype.hasOwnProperty;
const schema59 = {"title":"Registration","description":"A percentage of the price (with or without a highest sum), or sums by the price.","type":"object","anyOf":[{"required":["percent"]},{"required":["slabs"]}],"additionalProperties":false,"properties":{"percent":{"title":"Per cent","description":"Per cent of the price.","shownWhere":"project page (what it costs)","type":"number","minimum":0,"maximum":100,"examples":[1]},"max":{"title":"At most","description":"The highest fee in rupees. Leave it out where there is none.","shownWhere":"project page (what it costs)","type":"number","minimum":0,"examples":[30000]},"slabs":{"title":"Slabs","description":"Sums by the price, lowest first. The first slab whose 'upTo' is not below the price counts; the last one has no 'upTo'.","shownWhere":"project page (what it costs)","type":"array","minItems":1,"items":{"$ref":"#/$defs/registrationSlab"}}}};
const schema60 = {"title":"Slab","description":"The fee for prices up to a limit.","type":"object","required":["fee"],"additionalProperties":false,"properties":{"upTo":{"title":"Up to","description":"The highest price in rupees this fee is for. Leave it out in the last slab.","shownWhere":"project page (what it costs)","type":"number","minimum":0,"examples":[50000]},"fee":{"title":"Fee","description":"The fee in rupees.","shownWhere":"project page (what it costs)","type":"number","minimum":0,"examples":[100]}}};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.percent === undefined){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "percent"},message:"must have required property '"+"percent"+"'",schema:schema59.anyOf[0].required,parentSchema:schema59.anyOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.slabs === undefined){
const err1 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "slabs"},message:"must have required property '"+"slabs"+"'",schema:schema59.anyOf[1].required,parentSchema:schema59.anyOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema59.anyOf,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "percent") || (key0 === "max")) || (key0 === "slabs"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.percent !== undefined){
let data0 = data.percent;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/percent",schemaPath:"#/properties/percent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema59.properties.percent,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/percent",schemaPath:"#/properties/percent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema59.properties.percent,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/percent",schemaPath:"#/properties/percent/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema59.properties.percent.type,parentSchema:schema59.properties.percent,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.max !== undefined){
let data1 = data.max;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema59.properties.max,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema59.properties.max.type,parentSchema:schema59.properties.max,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.slabs !== undefined){
let data2 = data.slabs;
if(Array.isArray(data2)){
if(data2.length < 1){
const err9 = {instancePath:instancePath+"/slabs",schemaPath:"#/properties/slabs/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema59.properties.slabs,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.fee === undefined){
const err10 = {instancePath:instancePath+"/slabs/" + i0,schemaPath:"#/$defs/registrationSlab/required",keyword:"required",params:{missingProperty: "fee"},message:"must have required property '"+"fee"+"'",schema:schema60.required,parentSchema:schema60,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "upTo") || (key1 === "fee"))){
const err11 = {instancePath:instancePath+"/slabs/" + i0,schemaPath:"#/$defs/registrationSlab/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema60,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.upTo !== undefined){
let data4 = data3.upTo;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/slabs/" + i0+"/upTo",schemaPath:"#/$defs/registrationSlab/properties/upTo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema60.properties.upTo,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/slabs/" + i0+"/upTo",schemaPath:"#/$defs/registrationSlab/properties/upTo/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema60.properties.upTo.type,parentSchema:schema60.properties.upTo,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.fee !== undefined){
let data5 = data3.fee;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/slabs/" + i0+"/fee",schemaPath:"#/$defs/registrationSlab/properties/fee/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema60.properties.fee,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/slabs/" + i0+"/fee",schemaPath:"#/$defs/registrationSlab/properties/fee/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema60.properties.fee.type,parentSchema:schema60.properties.fee,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/slabs/" + i0,schemaPath:"#/$defs/registrationSlab/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema60.type,parentSchema:schema60,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/slabs",schemaPath:"#/properties/slabs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema59.properties.slabs.type,parentSchema:schema59.properties.slabs,data:data2};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema59.type,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema54.required,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema54.required,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.cities === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cities"},message:"must have required property '"+"cities"+"'",schema:schema54.required,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.stampDuty === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stampDuty"},message:"must have required property '"+"stampDuty"+"'",schema:schema54.required,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.registration === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "registration"},message:"must have required property '"+"registration"+"'",schema:schema54.required,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.source === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'",schema:schema54.required,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.verifiedOn === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verifiedOn"},message:"must have required property '"+"verifiedOn"+"'",schema:schema54.required,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema54.properties, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
const err8 = {instancePath:instancePath+"/id",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type: schema44.type},message:"must be string,integer",schema:schema44.type,parentSchema:schema44,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err9 = {instancePath:instancePath+"/id",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema44,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err10 = {instancePath:instancePath+"/name",schemaPath:"common.schema.json#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/name",schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.cities !== undefined){
let data2 = data.cities;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/cities/" + i0,schemaPath:"#/properties/cities/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema54.properties.cities.items.type,parentSchema:schema54.properties.cities.items,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((((((((data3 === "gurgaon") || (data3 === "delhi")) || (data3 === "noida")) || (data3 === "mumbai")) || (data3 === "goa")) || (data3 === "faridabad")) || (data3 === "lucknow")) || (data3 === "pune")) || (data3 === "bangalore"))){
const err13 = {instancePath:instancePath+"/cities/" + i0,schemaPath:"#/properties/cities/items/enum",keyword:"enum",params:{allowedValues: schema54.properties.cities.items.enum},message:"must be equal to one of the allowed values",schema:schema54.properties.cities.items.enum,parentSchema:schema54.properties.cities.items,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/cities",schemaPath:"#/properties/cities/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema54.properties.cities.type,parentSchema:schema54.properties.cities,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.stampDuty !== undefined){
let data4 = data.stampDuty;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.man === undefined){
const err15 = {instancePath:instancePath+"/stampDuty",schemaPath:"#/$defs/stampDutyRates/required",keyword:"required",params:{missingProperty: "man"},message:"must have required property '"+"man"+"'",schema:schema57.required,parentSchema:schema57,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4.woman === undefined){
const err16 = {instancePath:instancePath+"/stampDuty",schemaPath:"#/$defs/stampDutyRates/required",keyword:"required",params:{missingProperty: "woman"},message:"must have required property '"+"woman"+"'",schema:schema57.required,parentSchema:schema57,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4.joint === undefined){
const err17 = {instancePath:instancePath+"/stampDuty",schemaPath:"#/$defs/stampDutyRates/required",keyword:"required",params:{missingProperty: "joint"},message:"must have required property '"+"joint"+"'",schema:schema57.required,parentSchema:schema57,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key1 in data4){
if(!(((key1 === "man") || (key1 === "woman")) || (key1 === "joint"))){
const err18 = {instancePath:instancePath+"/stampDuty",schemaPath:"#/$defs/stampDutyRates/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema57,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data4.man !== undefined){
let data5 = data4.man;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/stampDuty/man",schemaPath:"#/$defs/stampDutyRates/properties/man/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema57.properties.man,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/stampDuty/man",schemaPath:"#/$defs/stampDutyRates/properties/man/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema57.properties.man,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/stampDuty/man",schemaPath:"#/$defs/stampDutyRates/properties/man/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema57.properties.man.type,parentSchema:schema57.properties.man,data:data5};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data4.woman !== undefined){
let data6 = data4.woman;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100 || isNaN(data6)){
const err22 = {instancePath:instancePath+"/stampDuty/woman",schemaPath:"#/$defs/stampDutyRates/properties/woman/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema57.properties.woman,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err23 = {instancePath:instancePath+"/stampDuty/woman",schemaPath:"#/$defs/stampDutyRates/properties/woman/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema57.properties.woman,data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/stampDuty/woman",schemaPath:"#/$defs/stampDutyRates/properties/woman/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema57.properties.woman.type,parentSchema:schema57.properties.woman,data:data6};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data4.joint !== undefined){
let data7 = data4.joint;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 100 || isNaN(data7)){
const err25 = {instancePath:instancePath+"/stampDuty/joint",schemaPath:"#/$defs/stampDutyRates/properties/joint/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema57.properties.joint,data:data7};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err26 = {instancePath:instancePath+"/stampDuty/joint",schemaPath:"#/$defs/stampDutyRates/properties/joint/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema57.properties.joint,data:data7};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/stampDuty/joint",schemaPath:"#/$defs/stampDutyRates/properties/joint/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema57.properties.joint.type,parentSchema:schema57.properties.joint,data:data7};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/stampDuty",schemaPath:"#/$defs/stampDutyRates/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema57.type,parentSchema:schema57,data:data4};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.surcharge !== undefined){
let data8 = data.surcharge;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.above === undefined){
const err29 = {instancePath:instancePath+"/surcharge",schemaPath:"#/$defs/surchargeRule/required",keyword:"required",params:{missingProperty: "above"},message:"must have required property '"+"above"+"'",schema:schema58.required,parentSchema:schema58,data:data8};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data8.percent === undefined){
const err30 = {instancePath:instancePath+"/surcharge",schemaPath:"#/$defs/surchargeRule/required",keyword:"required",params:{missingProperty: "percent"},message:"must have required property '"+"percent"+"'",schema:schema58.required,parentSchema:schema58,data:data8};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
for(const key2 in data8){
if(!((key2 === "above") || (key2 === "percent"))){
const err31 = {instancePath:instancePath+"/surcharge",schemaPath:"#/$defs/surchargeRule/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema58,data:data8};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data8.above !== undefined){
let data9 = data8.above;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err32 = {instancePath:instancePath+"/surcharge/above",schemaPath:"#/$defs/surchargeRule/properties/above/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.above,data:data9};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/surcharge/above",schemaPath:"#/$defs/surchargeRule/properties/above/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema58.properties.above.type,parentSchema:schema58.properties.above,data:data9};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data8.percent !== undefined){
let data10 = data8.percent;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 100 || isNaN(data10)){
const err34 = {instancePath:instancePath+"/surcharge/percent",schemaPath:"#/$defs/surchargeRule/properties/percent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema58.properties.percent,data:data10};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err35 = {instancePath:instancePath+"/surcharge/percent",schemaPath:"#/$defs/surchargeRule/properties/percent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.percent,data:data10};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/surcharge/percent",schemaPath:"#/$defs/surchargeRule/properties/percent/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema58.properties.percent.type,parentSchema:schema58.properties.percent,data:data10};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/surcharge",schemaPath:"#/$defs/surchargeRule/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema58.type,parentSchema:schema58,data:data8};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.registration !== undefined){
if(!(validate34(data.registration, {instancePath:instancePath+"/registration",parentData:data,parentDataProperty:"registration",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
if(data.notes !== undefined){
let data12 = data.notes;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(typeof data13 !== "string"){
const err38 = {instancePath:instancePath+"/notes/" + i1,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema54.properties.notes.items.type,parentSchema:schema54.properties.notes.items,data:data13};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema54.properties.notes.type,parentSchema:schema54.properties.notes,data:data12};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.source !== undefined){
let data14 = data.source;
if(typeof data14 === "string"){
if(!pattern4.test(data14)){
const err40 = {instancePath:instancePath+"/source",schemaPath:"common.schema.json#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data14};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/source",schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data14};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.verifiedOn !== undefined){
let data15 = data.verifiedOn;
if(typeof data15 === "string"){
if(!pattern10.test(data15)){
const err42 = {instancePath:instancePath+"/verifiedOn",schemaPath:"common.schema.json#/$defs/day/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$"},message:"must match pattern \""+"^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$"+"\"",schema:"^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$",parentSchema:schema53,data:data15};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/verifiedOn",schemaPath:"common.schema.json#/$defs/day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.type,parentSchema:schema53,data:data15};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema54.type,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema63 = {"title":"GST","description":"Rates in per cent of the price.","type":"object","required":["residential","commercial","readyOrLand"],"additionalProperties":false,"properties":{"residential":{"title":"Residential","description":"Homes under construction.","shownWhere":"project page (what it costs)","type":"number","minimum":0,"maximum":100,"examples":[5]},"affordable":{"$ref":"#/$defs/affordableRate","title":"Affordable","description":"The lower rate for small, inexpensive homes. Leave it out where there is none.","shownWhere":"project page (what it costs)"},"commercial":{"title":"Commercial","description":"Offices, shops and SCO under construction.","shownWhere":"project page (what it costs)","type":"number","minimum":0,"maximum":100,"examples":[12]},"readyOrLand":{"title":"Ready or land","description":"Properties that are ready to move in, and land.","shownWhere":"project page (what it costs)","type":"number","minimum":0,"maximum":100,"examples":[0]}}};
const schema64 = {"title":"Affordable homes","description":"A home counts as affordable where its price and its carpet area are both within the limits.","type":"object","required":["percent","maxPrice","maxCarpetSqm"],"additionalProperties":false,"properties":{"percent":{"title":"Per cent","description":"Per cent of the price.","shownWhere":"project page (what it costs)","type":"number","minimum":0,"maximum":100,"examples":[1]},"maxPrice":{"title":"Highest price","description":"In rupees.","shownWhere":"not shown; says where the rate applies","type":"number","minimum":0,"examples":[4500000]},"maxCarpetSqm":{"title":"Largest carpet area","description":"In square metres. Counts only where the floor plan's area says that it is the carpet area.","shownWhere":"not shown; says where the rate applies","type":"number","minimum":0,"examples":[60]}}};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.residential === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "residential"},message:"must have required property '"+"residential"+"'",schema:schema63.required,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.commercial === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "commercial"},message:"must have required property '"+"commercial"+"'",schema:schema63.required,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.readyOrLand === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "readyOrLand"},message:"must have required property '"+"readyOrLand"+"'",schema:schema63.required,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "residential") || (key0 === "affordable")) || (key0 === "commercial")) || (key0 === "readyOrLand"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.residential !== undefined){
let data0 = data.residential;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/residential",schemaPath:"#/properties/residential/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema63.properties.residential,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/residential",schemaPath:"#/properties/residential/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema63.properties.residential,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/residential",schemaPath:"#/properties/residential/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema63.properties.residential.type,parentSchema:schema63.properties.residential,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.affordable !== undefined){
let data1 = data.affordable;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.percent === undefined){
const err7 = {instancePath:instancePath+"/affordable",schemaPath:"#/$defs/affordableRate/required",keyword:"required",params:{missingProperty: "percent"},message:"must have required property '"+"percent"+"'",schema:schema64.required,parentSchema:schema64,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.maxPrice === undefined){
const err8 = {instancePath:instancePath+"/affordable",schemaPath:"#/$defs/affordableRate/required",keyword:"required",params:{missingProperty: "maxPrice"},message:"must have required property '"+"maxPrice"+"'",schema:schema64.required,parentSchema:schema64,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.maxCarpetSqm === undefined){
const err9 = {instancePath:instancePath+"/affordable",schemaPath:"#/$defs/affordableRate/required",keyword:"required",params:{missingProperty: "maxCarpetSqm"},message:"must have required property '"+"maxCarpetSqm"+"'",schema:schema64.required,parentSchema:schema64,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data1){
if(!(((key1 === "percent") || (key1 === "maxPrice")) || (key1 === "maxCarpetSqm"))){
const err10 = {instancePath:instancePath+"/affordable",schemaPath:"#/$defs/affordableRate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema64,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.percent !== undefined){
let data2 = data1.percent;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/affordable/percent",schemaPath:"#/$defs/affordableRate/properties/percent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema64.properties.percent,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/affordable/percent",schemaPath:"#/$defs/affordableRate/properties/percent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema64.properties.percent,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/affordable/percent",schemaPath:"#/$defs/affordableRate/properties/percent/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema64.properties.percent.type,parentSchema:schema64.properties.percent,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.maxPrice !== undefined){
let data3 = data1.maxPrice;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/affordable/maxPrice",schemaPath:"#/$defs/affordableRate/properties/maxPrice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema64.properties.maxPrice,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/affordable/maxPrice",schemaPath:"#/$defs/affordableRate/properties/maxPrice/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema64.properties.maxPrice.type,parentSchema:schema64.properties.maxPrice,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.maxCarpetSqm !== undefined){
let data4 = data1.maxCarpetSqm;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/affordable/maxCarpetSqm",schemaPath:"#/$defs/affordableRate/properties/maxCarpetSqm/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema64.properties.maxCarpetSqm,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/affordable/maxCarpetSqm",schemaPath:"#/$defs/affordableRate/properties/maxCarpetSqm/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema64.properties.maxCarpetSqm.type,parentSchema:schema64.properties.maxCarpetSqm,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/affordable",schemaPath:"#/$defs/affordableRate/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema64.type,parentSchema:schema64,data:data1};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.commercial !== undefined){
let data5 = data.commercial;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/commercial",schemaPath:"#/properties/commercial/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema63.properties.commercial,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/commercial",schemaPath:"#/properties/commercial/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema63.properties.commercial,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/commercial",schemaPath:"#/properties/commercial/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema63.properties.commercial.type,parentSchema:schema63.properties.commercial,data:data5};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.readyOrLand !== undefined){
let data6 = data.readyOrLand;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100 || isNaN(data6)){
const err22 = {instancePath:instancePath+"/readyOrLand",schemaPath:"#/properties/readyOrLand/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema63.properties.readyOrLand,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err23 = {instancePath:instancePath+"/readyOrLand",schemaPath:"#/properties/readyOrLand/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema63.properties.readyOrLand,data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/readyOrLand",schemaPath:"#/properties/readyOrLand/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema63.properties.readyOrLand.type,parentSchema:schema63.properties.readyOrLand,data:data6};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema63.type,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.verifiedOn === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verifiedOn"},message:"must have required property '"+"verifiedOn"+"'",schema:schema51.required,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.states === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "states"},message:"must have required property '"+"states"+"'",schema:schema51.required,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.gst === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gst"},message:"must have required property '"+"gst"+"'",schema:schema51.required,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.tds === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tds"},message:"must have required property '"+"tds"+"'",schema:schema51.required,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "$schema") || (key0 === "verifiedOn")) || (key0 === "states")) || (key0 === "gst")) || (key0 === "tds"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/$schema",schemaPath:"common.schema.json#/$defs/schemaLink/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.type,parentSchema:schema36,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.verifiedOn !== undefined){
let data1 = data.verifiedOn;
if(typeof data1 === "string"){
if(!pattern10.test(data1)){
const err6 = {instancePath:instancePath+"/verifiedOn",schemaPath:"common.schema.json#/$defs/day/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$"},message:"must match pattern \""+"^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$"+"\"",schema:"^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$",parentSchema:schema53,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/verifiedOn",schemaPath:"common.schema.json#/$defs/day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.type,parentSchema:schema53,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.states !== undefined){
let data2 = data.states;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate33(data2[i0], {instancePath:instancePath+"/states/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/states",schemaPath:"#/properties/states/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema51.properties.states.type,parentSchema:schema51.properties.states,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.gst !== undefined){
if(!(validate37(data.gst, {instancePath:instancePath+"/gst",parentData:data,parentDataProperty:"gst",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
if(data.tds !== undefined){
let data5 = data.tds;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.above === undefined){
const err9 = {instancePath:instancePath+"/tds",schemaPath:"#/$defs/tdsRule/required",keyword:"required",params:{missingProperty: "above"},message:"must have required property '"+"above"+"'",schema:schema65.required,parentSchema:schema65,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data5.percent === undefined){
const err10 = {instancePath:instancePath+"/tds",schemaPath:"#/$defs/tdsRule/required",keyword:"required",params:{missingProperty: "percent"},message:"must have required property '"+"percent"+"'",schema:schema65.required,parentSchema:schema65,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data5){
if(!((key1 === "above") || (key1 === "percent"))){
const err11 = {instancePath:instancePath+"/tds",schemaPath:"#/$defs/tdsRule/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema65,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data5.above !== undefined){
let data6 = data5.above;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err12 = {instancePath:instancePath+"/tds/above",schemaPath:"#/$defs/tdsRule/properties/above/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema65.properties.above,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/tds/above",schemaPath:"#/$defs/tdsRule/properties/above/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema65.properties.above.type,parentSchema:schema65.properties.above,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data5.percent !== undefined){
let data7 = data5.percent;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 100 || isNaN(data7)){
const err14 = {instancePath:instancePath+"/tds/percent",schemaPath:"#/$defs/tdsRule/properties/percent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema65.properties.percent,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err15 = {instancePath:instancePath+"/tds/percent",schemaPath:"#/$defs/tdsRule/properties/percent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema65.properties.percent,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/tds/percent",schemaPath:"#/$defs/tdsRule/properties/percent/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema65.properties.percent.type,parentSchema:schema65.properties.percent,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/tds",schemaPath:"#/$defs/tdsRule/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema65.type,parentSchema:schema65,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema51.type,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const commercialProjects = validate39;
const schema66 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Commercial projects","description":"The commercial projects, grouped by developer. A developer with an empty list is shown as 'Coming Soon'.","type":"object","properties":{"$schema":{"$ref":"common.schema.json#/$defs/schemaLink"}},"additionalProperties":{"title":"Projects of one developer","description":"The key is the developer's name in small letters with hyphens for spaces, for example aravalli-crest.","type":"array","items":{"$ref":"common.schema.json#/$defs/projectRecord"}}};
const schema67 = {"title":"Project record","description":"One project of a developer. It needs a name and an id (or custom_id); the site fills in a polite default for anything else that is left out.","type":"object","required":["name"],"anyOf":[{"required":["id"]},{"required":["custom_id"]}],"additionalProperties":false,"properties":{"id":{"$ref":"#/$defs/id","title":"Id","description":"The project's id. Floor plans, payment plans, amenities, location and site plan refer to it, and it ends the project's web address. Never use the same one twice.","shownWhere":"end of the project page's address"},"custom_id":{"$ref":"#/$defs/id","title":"Custom id","description":"The id from the agency's own register, for a project that has no id of the other kind.","shownWhere":"end of the project page's address where there is no id","examples":["PF-GGN-0188"]},"name":{"$ref":"#/$defs/text","title":"Name","description":"The project's name as buyers know it.","shownWhere":"cards, project page, search, titles for search engines","examples":["The Aravalli Summit"]},"slug":{"$ref":"#/$defs/optionalText","title":"Slug","description":"The last part of the web address other pages may link to: small letters, digits and hyphens.","shownWhere":"not shown; an address ending with it leads to the project page","examples":["the-aravalli-summit"]},"logo":{"$ref":"#/$defs/optionalImage","title":"Logo","description":"The project's logo: a path inside data/images or a full web address.","shownWhere":"project page, beside the name","examples":["logos/projects/the-aravalli-summit.svg"]},"developer":{"$ref":"#/$defs/optionalText","title":"Developer","description":"The developer's name, as in the list of leading developers.","shownWhere":"cards, project page, search","examples":["Aravalli Crest"]},"price":{"shownWhere":"cards, project page, filters, sorting, search","$ref":"#/$defs/price"},"starting_price":{"$ref":"#/$defs/price","title":"Starting price","description":"The lowest price, for a project that gives no range. Used when there is no price.","shownWhere":"in the price's place where there is no price","examples":["₹ 1.15 Cr onwards"]},"bedrooms":{"title":"Bedrooms","description":"The configurations on sale, separated by commas or as a list. Leave it out for plots and commercial space.","shownWhere":"cards, project page, filters, search","type":["string","array"],"items":{"type":"string"},"examples":["3 BHK, 4 BHK",["2 BHK","3 BHK","Duplex"]]},"propertyType":{"title":"Property type","description":"Residential or Commercial.","shownWhere":"project page (Overview)","type":"string","enum":["Residential","Commercial"]},"category":{"$ref":"#/$defs/optionalText","title":"Category","description":"The kind of property, which visitors filter by.","shownWhere":"project page (Overview), filters","examples":["Residential Apartment","Residential Land","Independent House/Villa","Farm House","Studio Apartment","Luxury Independent Floors","Commercial"]},"projectStatus":{"$ref":"#/$defs/optionalText","title":"Status","description":"How far the building work is. A status that contains 'Under Construction' counts as an ongoing project.","shownWhere":"badge of cards, project page, filters","examples":["New Launch","Under Construction","Ready To move"]},"furnishing":{"title":"Furnishing","description":"Whether it comes furnished. Visitors filter by exactly what is written here, so keep to the same words.","shownWhere":"project page (Overview), filters","type":"string","examples":["Furnished","Semi-Furnished","Unfurnished"]},"localities":{"title":"Localities","description":"Where the project is, nearest place first and the city last, separated by commas or new lines (\\n).","shownWhere":"cards, project page, filters, search, city and location pages","type":"string","examples":["Sector 65, Golf Course Extension Road, Gurgaon"]},"area":{"shownWhere":"cards, project page, filters","$ref":"#/$defs/area"},"budget":{"title":"Budget","description":"The lowest and the highest price in crore, as two numbers.","shownWhere":"not shown; the price is","type":"array","items":{"type":"number","minimum":0},"minItems":2,"maxItems":2,"examples":[[2.9,4.75]]},"image":{"$ref":"#/$defs/optionalImage","title":"Main picture","description":"The picture on cards: a path inside data/images or a full web address.","shownWhere":"cards; project page where there are no images"},"images":{"shownWhere":"project page (gallery)","$ref":"#/$defs/images"},"possession":{"$ref":"#/$defs/optionalText","title":"Possession","description":"When buyers get the keys.","shownWhere":"project page (Overview)","examples":["December 2028","Ready"]},"reraNumber":{"$ref":"#/$defs/optionalText","title":"RERA number","description":"The registration number with the state's real-estate authority: the short form of one entry of \"rera\", whose authority follows from the city.","shownWhere":"project page, beside the badge; brochure; print","examples":["SAMPLE/HRERA/2024/014"]},"rera":{"title":"RERA registrations","description":"All registrations of the project, one a phase or authority. Where it is given, \"reraNumber\" is not looked at.","shownWhere":"project page (registration), brochure, print","type":"array","items":{"$ref":"#/$defs/registration"},"examples":[[{"authority":"hrera","number":"SAMPLE/HRERA/2024/014","validUntil":"2029-03-31"}]]},"reraExempt":{"title":"Exempt from RERA","description":"Only for a project that the law asks no registration for.","shownWhere":"project page, as 'RERA not required' with the reason","type":"object","required":["reason"],"additionalProperties":false,"properties":{"reason":{"$ref":"#/$defs/text","title":"Reason","description":"Why the law asks for none, in a few words.","shownWhere":"project page (registration), brochure","examples":["Land of less than 500 square metres"]}},"examples":[{"reason":"Land of less than 500 square metres"}]},"promoter":{"$ref":"#/$defs/optionalText","title":"Promoter","description":"The legal name of the company that builds and sells the project, as it is registered.","shownWhere":"project page (registration), brochure, print","examples":["Aravalli Crest Estates Private Limited"]},"verifiedOn":{"$ref":"#/$defs/day","title":"Details checked on","description":"The day somebody last compared this record with the developer. After 180 days the check warns; after 360 the page tells visitors.","shownWhere":"project page, as 'Details checked on …'","examples":["2026-11-12"]},"priceAsOn":{"$ref":"#/$defs/day","title":"Price as on","description":"The day the price was last confirmed. After 90 days the check warns; after 180 the page tells visitors.","shownWhere":"project page, as 'Price as on …'","examples":["2026-11-12"]},"shortDescription":{"$ref":"#/$defs/optionalText","title":"Short description","description":"One or two sentences, shown in the overview and searched by the search box.","shownWhere":"project page (Overview), search, descriptions for search engines"},"longDescription":{"$ref":"#/$defs/optionalText","title":"Long description","description":"The whole story. A blank line (\\n\\n) starts a new paragraph.","shownWhere":"project page (Overview)"},"amenities":{"title":"Highlights","description":"A few amenities in words, for cards and the overview. The full list of keys belongs in projectAmenities.json.","shownWhere":"project page (Overview), as highlights","type":"array","items":{"type":"string"},"examples":[["Clubhouse","Swimming Pool","Landscaped Gardens"]]}}};
const schema72 = {"title":"Picture","description":"A picture's path inside data/images, or its full web address.","type":"string","examples":["exteriors/highrise-a-1.jpg","https://cdn.example.com/tower.jpg"]};
const schema74 = {"title":"Price","description":"A price as buyers read it: a figure, a range, 'onwards', a rate or 'Price on Request'. Amounts are in L (lakh) or Cr (crore).","type":"string","examples":["₹ 2.5 Cr","₹ 95 L – 1.4 Cr","₹ 1.15 Cr onwards","₹ 12,500 per sq.ft.","Price on Request"]};
const schema78 = {"title":"Area","description":"A size or a range of sizes with its unit: sq. ft., sq. yd., sq. m. or acres.","type":"string","examples":["1,850 – 3,150 sq. ft.","150 – 360 sq. yd.","1 – 2.5 acres"]};
const schema80 = {"title":"Pictures","description":"The pictures in the order they are shown. Each is a path inside data/images or a full web address.","type":"array","items":{"$ref":"#/$defs/image"},"examples":[["exteriors/highrise-a-1.jpg","interiors/living-room.jpg"]]};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/image/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/image/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema80.type,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema84 = {"title":"Registration","description":"One registration of a project with a state's real-estate authority.","type":"object","required":["authority","number"],"additionalProperties":false,"properties":{"authority":{"$ref":"#/$defs/id","title":"Authority","description":"The id of the authority, as in \"reraAuthorities\" of site.json.","shownWhere":"project page and brochure, by its name","examples":["hrera"]},"number":{"$ref":"#/$defs/text","title":"Number","description":"The registration number as the authority writes it.","shownWhere":"project page, beside the badge; brochure; print","examples":["SAMPLE/HRERA/2024/014"]},"phase":{"$ref":"#/$defs/optionalText","title":"Phase","description":"The part of the project that it is for, where there are several.","shownWhere":"project page and brochure, beside the number","examples":["Phase 2, towers C and D"]},"validUntil":{"$ref":"#/$defs/day","title":"Valid until","description":"The last day on which it is valid. The check warns 60 days before, and refuses the data after it.","shownWhere":"project page and brochure, beside the number","examples":["2029-03-31"]},"url":{"$ref":"#/$defs/secureLink","title":"Page at the authority","description":"The registration's own page on the authority's site.","shownWhere":"project page and brochure: the QR code leads there","examples":["https://rera.example.com/projects/014"]},"qr":{"title":"QR text","description":"What the authority's own QR code of the project says, where it is not the page's address. At most 300 characters.","shownWhere":"project page, brochure and print, as a QR code","type":"string","pattern":"^[\\s\\S]{0,300}$","patternErrorMessage":"must be at most 300 characters","examples":["https://rera.example.com/q/014"]}}};
const schema89 = {"title":"Web address","description":"A full web address that begins with https://.","type":"string","pattern":"^https://\\S+$","patternErrorMessage":"must be a full web address that begins with https://","examples":["https://www.example.com/"]};
const pattern22 = new RegExp("^https://\\S+$", "");
const pattern23 = new RegExp("^[\\s\\S]{0,300}$", "");

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.authority === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authority"},message:"must have required property '"+"authority"+"'",schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.number === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "number"},message:"must have required property '"+"number"+"'",schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "authority") || (key0 === "number")) || (key0 === "phase")) || (key0 === "validUntil")) || (key0 === "url")) || (key0 === "qr"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.authority !== undefined){
let data0 = data.authority;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
const err3 = {instancePath:instancePath+"/authority",schemaPath:"#/$defs/id/type",keyword:"type",params:{type: schema44.type},message:"must be string,integer",schema:schema44.type,parentSchema:schema44,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/authority",schemaPath:"#/$defs/id/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema44,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.number !== undefined){
let data1 = data.number;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/number",schemaPath:"#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/number",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.phase !== undefined){
let data2 = data.phase;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/phase",schemaPath:"#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.validUntil !== undefined){
let data3 = data.validUntil;
if(typeof data3 === "string"){
if(!pattern10.test(data3)){
const err8 = {instancePath:instancePath+"/validUntil",schemaPath:"#/$defs/day/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$"},message:"must match pattern \""+"^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$"+"\"",schema:"^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$",parentSchema:schema53,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/validUntil",schemaPath:"#/$defs/day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.type,parentSchema:schema53,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.url !== undefined){
let data4 = data.url;
if(typeof data4 === "string"){
if(!pattern22.test(data4)){
const err10 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/secureLink/pattern",keyword:"pattern",params:{pattern: "^https://\\S+$"},message:"must match pattern \""+"^https://\\S+$"+"\"",schema:"^https://\\S+$",parentSchema:schema89,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/url",schemaPath:"#/$defs/secureLink/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema89.type,parentSchema:schema89,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.qr !== undefined){
let data5 = data.qr;
if(typeof data5 === "string"){
if(!pattern23.test(data5)){
const err12 = {instancePath:instancePath+"/qr",schemaPath:"#/properties/qr/pattern",keyword:"pattern",params:{pattern: "^[\\s\\S]{0,300}$"},message:"must match pattern \""+"^[\\s\\S]{0,300}$"+"\"",schema:"^[\\s\\S]{0,300}$",parentSchema:schema84.properties.qr,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/qr",schemaPath:"#/properties/qr/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema84.properties.qr.type,parentSchema:schema84.properties.qr,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema84.type,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema67.anyOf[0].required,parentSchema:schema67.anyOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.custom_id === undefined){
const err1 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "custom_id"},message:"must have required property '"+"custom_id"+"'",schema:schema67.anyOf[1].required,parentSchema:schema67.anyOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema67.anyOf,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema67.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/id/type",keyword:"type",params:{type: schema44.type},message:"must be string,integer",schema:schema44.type,parentSchema:schema44,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/id/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema44,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.custom_id !== undefined){
let data1 = data.custom_id;
if((typeof data1 !== "string") && (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1))))){
const err7 = {instancePath:instancePath+"/custom_id",schemaPath:"#/$defs/id/type",keyword:"type",params:{type: schema44.type},message:"must be string,integer",schema:schema44.type,parentSchema:schema44,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err8 = {instancePath:instancePath+"/custom_id",schemaPath:"#/$defs/id/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema44,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.slug !== undefined){
let data3 = data.slug;
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/slug",schemaPath:"#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.logo !== undefined){
let data4 = data.logo;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/logo",schemaPath:"#/$defs/optionalImage/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema72.type,parentSchema:schema72,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.developer !== undefined){
let data5 = data.developer;
if(typeof data5 !== "string"){
const err13 = {instancePath:instancePath+"/developer",schemaPath:"#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.price !== undefined){
let data6 = data.price;
if(typeof data6 !== "string"){
const err14 = {instancePath:instancePath+"/price",schemaPath:"#/$defs/price/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema74.type,parentSchema:schema74,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.starting_price !== undefined){
let data7 = data.starting_price;
if(typeof data7 !== "string"){
const err15 = {instancePath:instancePath+"/starting_price",schemaPath:"#/$defs/price/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema74.type,parentSchema:schema74,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.bedrooms !== undefined){
let data8 = data.bedrooms;
if((typeof data8 !== "string") && (!(Array.isArray(data8)))){
const err16 = {instancePath:instancePath+"/bedrooms",schemaPath:"#/properties/bedrooms/type",keyword:"type",params:{type: schema67.properties.bedrooms.type},message:"must be string,array",schema:schema67.properties.bedrooms.type,parentSchema:schema67.properties.bedrooms,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 !== "string"){
const err17 = {instancePath:instancePath+"/bedrooms/" + i0,schemaPath:"#/properties/bedrooms/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.bedrooms.items.type,parentSchema:schema67.properties.bedrooms.items,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
if(data.propertyType !== undefined){
let data10 = data.propertyType;
if(typeof data10 !== "string"){
const err18 = {instancePath:instancePath+"/propertyType",schemaPath:"#/properties/propertyType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.propertyType.type,parentSchema:schema67.properties.propertyType,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!((data10 === "Residential") || (data10 === "Commercial"))){
const err19 = {instancePath:instancePath+"/propertyType",schemaPath:"#/properties/propertyType/enum",keyword:"enum",params:{allowedValues: schema67.properties.propertyType.enum},message:"must be equal to one of the allowed values",schema:schema67.properties.propertyType.enum,parentSchema:schema67.properties.propertyType,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.category !== undefined){
let data11 = data.category;
if(typeof data11 !== "string"){
const err20 = {instancePath:instancePath+"/category",schemaPath:"#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.projectStatus !== undefined){
let data12 = data.projectStatus;
if(typeof data12 !== "string"){
const err21 = {instancePath:instancePath+"/projectStatus",schemaPath:"#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data12};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.furnishing !== undefined){
let data13 = data.furnishing;
if(typeof data13 !== "string"){
const err22 = {instancePath:instancePath+"/furnishing",schemaPath:"#/properties/furnishing/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.furnishing.type,parentSchema:schema67.properties.furnishing,data:data13};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.localities !== undefined){
let data14 = data.localities;
if(typeof data14 !== "string"){
const err23 = {instancePath:instancePath+"/localities",schemaPath:"#/properties/localities/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.localities.type,parentSchema:schema67.properties.localities,data:data14};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.area !== undefined){
let data15 = data.area;
if(typeof data15 !== "string"){
const err24 = {instancePath:instancePath+"/area",schemaPath:"#/$defs/area/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema78.type,parentSchema:schema78,data:data15};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.budget !== undefined){
let data16 = data.budget;
if(Array.isArray(data16)){
if(data16.length > 2){
const err25 = {instancePath:instancePath+"/budget",schemaPath:"#/properties/budget/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items",schema:2,parentSchema:schema67.properties.budget,data:data16};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data16.length < 2){
const err26 = {instancePath:instancePath+"/budget",schemaPath:"#/properties/budget/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items",schema:2,parentSchema:schema67.properties.budget,data:data16};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err27 = {instancePath:instancePath+"/budget/" + i1,schemaPath:"#/properties/budget/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema67.properties.budget.items,data:data17};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/budget/" + i1,schemaPath:"#/properties/budget/items/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema67.properties.budget.items.type,parentSchema:schema67.properties.budget.items,data:data17};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/budget",schemaPath:"#/properties/budget/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema67.properties.budget.type,parentSchema:schema67.properties.budget,data:data16};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.image !== undefined){
let data18 = data.image;
if(typeof data18 !== "string"){
const err30 = {instancePath:instancePath+"/image",schemaPath:"#/$defs/optionalImage/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema72.type,parentSchema:schema72,data:data18};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.images !== undefined){
if(!(validate41(data.images, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
if(data.possession !== undefined){
let data20 = data.possession;
if(typeof data20 !== "string"){
const err31 = {instancePath:instancePath+"/possession",schemaPath:"#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data20};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.reraNumber !== undefined){
let data21 = data.reraNumber;
if(typeof data21 !== "string"){
const err32 = {instancePath:instancePath+"/reraNumber",schemaPath:"#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data21};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.rera !== undefined){
let data22 = data.rera;
if(Array.isArray(data22)){
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
if(!(validate43(data22[i2], {instancePath:instancePath+"/rera/" + i2,parentData:data22,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
}
else {
const err33 = {instancePath:instancePath+"/rera",schemaPath:"#/properties/rera/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema67.properties.rera.type,parentSchema:schema67.properties.rera,data:data22};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.reraExempt !== undefined){
let data24 = data.reraExempt;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.reason === undefined){
const err34 = {instancePath:instancePath+"/reraExempt",schemaPath:"#/properties/reraExempt/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'",schema:schema67.properties.reraExempt.required,parentSchema:schema67.properties.reraExempt,data:data24};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
for(const key1 in data24){
if(!(key1 === "reason")){
const err35 = {instancePath:instancePath+"/reraExempt",schemaPath:"#/properties/reraExempt/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema67.properties.reraExempt,data:data24};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data24.reason !== undefined){
let data25 = data24.reason;
if(typeof data25 === "string"){
if(!pattern4.test(data25)){
const err36 = {instancePath:instancePath+"/reraExempt/reason",schemaPath:"#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data25};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/reraExempt/reason",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data25};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/reraExempt",schemaPath:"#/properties/reraExempt/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema67.properties.reraExempt.type,parentSchema:schema67.properties.reraExempt,data:data24};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.promoter !== undefined){
let data26 = data.promoter;
if(typeof data26 !== "string"){
const err39 = {instancePath:instancePath+"/promoter",schemaPath:"#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data26};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.verifiedOn !== undefined){
let data27 = data.verifiedOn;
if(typeof data27 === "string"){
if(!pattern10.test(data27)){
const err40 = {instancePath:instancePath+"/verifiedOn",schemaPath:"#/$defs/day/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$"},message:"must match pattern \""+"^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$"+"\"",schema:"^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$",parentSchema:schema53,data:data27};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/verifiedOn",schemaPath:"#/$defs/day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.type,parentSchema:schema53,data:data27};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.priceAsOn !== undefined){
let data28 = data.priceAsOn;
if(typeof data28 === "string"){
if(!pattern10.test(data28)){
const err42 = {instancePath:instancePath+"/priceAsOn",schemaPath:"#/$defs/day/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$"},message:"must match pattern \""+"^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$"+"\"",schema:"^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$",parentSchema:schema53,data:data28};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/priceAsOn",schemaPath:"#/$defs/day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.type,parentSchema:schema53,data:data28};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.shortDescription !== undefined){
let data29 = data.shortDescription;
if(typeof data29 !== "string"){
const err44 = {instancePath:instancePath+"/shortDescription",schemaPath:"#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data29};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.longDescription !== undefined){
let data30 = data.longDescription;
if(typeof data30 !== "string"){
const err45 = {instancePath:instancePath+"/longDescription",schemaPath:"#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data30};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.amenities !== undefined){
let data31 = data.amenities;
if(Array.isArray(data31)){
const len3 = data31.length;
for(let i3=0; i3<len3; i3++){
let data32 = data31[i3];
if(typeof data32 !== "string"){
const err46 = {instancePath:instancePath+"/amenities/" + i3,schemaPath:"#/properties/amenities/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.amenities.items.type,parentSchema:schema67.properties.amenities.items,data:data32};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/amenities",schemaPath:"#/properties/amenities/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema67.properties.amenities.type,parentSchema:schema67.properties.amenities,data:data31};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema67.type,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "$schema")){
let data0 = data[key0];
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate40(data0[i0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema66.additionalProperties.type,parentSchema:schema66.additionalProperties,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
if(data.$schema !== undefined){
let data2 = data.$schema;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/$schema",schemaPath:"common.schema.json#/$defs/schemaLink/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.type,parentSchema:schema36,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema66.type,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const companyData = validate46;
const schema97 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Companies","description":"Short company facts for the 'About Developer' section of project pages.","type":"array","items":{"$ref":"#/$defs/company"},"$defs":{"company":{"title":"Company","description":"One developer's company.","type":"object","required":["id","name"],"additionalProperties":false,"properties":{"id":{"$ref":"common.schema.json#/$defs/id","title":"Id","description":"The developer's id: its name in small letters with hyphens for spaces.","shownWhere":"not shown; the page's address is made of the name","examples":["aravalli-crest"]},"name":{"$ref":"common.schema.json#/$defs/text","title":"Name","description":"The company's name.","shownWhere":"developer page and search, where it is no leading developer","examples":["Aravalli Crest"]},"image":{"$ref":"common.schema.json#/$defs/optionalImage","title":"Logo","description":"The company's logo: a path inside data/images or a full web address.","shownWhere":"developer page and project page, where the leading developer has no logo","examples":["logos/developers/aravalli-crest.svg"]},"location":{"$ref":"common.schema.json#/$defs/optionalText","title":"Location","description":"Where the company has its office.","shownWhere":"developer page","examples":["Sector 65, Gurgaon"]},"description":{"$ref":"common.schema.json#/$defs/optionalText","title":"Description","description":"One or two sentences about the company.","shownWhere":"project page (About Developer)"},"about":{"$ref":"common.schema.json#/$defs/optionalText","title":"About","description":"Used in place of the description where there is none.","shownWhere":"in the description's place where there is none"}}}}};
const schema98 = {"title":"Company","description":"One developer's company.","type":"object","required":["id","name"],"additionalProperties":false,"properties":{"id":{"$ref":"common.schema.json#/$defs/id","title":"Id","description":"The developer's id: its name in small letters with hyphens for spaces.","shownWhere":"not shown; the page's address is made of the name","examples":["aravalli-crest"]},"name":{"$ref":"common.schema.json#/$defs/text","title":"Name","description":"The company's name.","shownWhere":"developer page and search, where it is no leading developer","examples":["Aravalli Crest"]},"image":{"$ref":"common.schema.json#/$defs/optionalImage","title":"Logo","description":"The company's logo: a path inside data/images or a full web address.","shownWhere":"developer page and project page, where the leading developer has no logo","examples":["logos/developers/aravalli-crest.svg"]},"location":{"$ref":"common.schema.json#/$defs/optionalText","title":"Location","description":"Where the company has its office.","shownWhere":"developer page","examples":["Sector 65, Gurgaon"]},"description":{"$ref":"common.schema.json#/$defs/optionalText","title":"Description","description":"One or two sentences about the company.","shownWhere":"project page (About Developer)"},"about":{"$ref":"common.schema.json#/$defs/optionalText","title":"About","description":"Used in place of the description where there is none.","shownWhere":"in the description's place where there is none"}}};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema98.required,parentSchema:schema98,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema98.required,parentSchema:schema98,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "name")) || (key0 === "image")) || (key0 === "location")) || (key0 === "description")) || (key0 === "about"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema98,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
const err3 = {instancePath:instancePath+"/id",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type: schema44.type},message:"must be string,integer",schema:schema44.type,parentSchema:schema44,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema44,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"common.schema.json#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.image !== undefined){
let data2 = data.image;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/image",schemaPath:"common.schema.json#/$defs/optionalImage/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema72.type,parentSchema:schema72,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.location !== undefined){
let data3 = data.location;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/location",schemaPath:"common.schema.json#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/description",schemaPath:"common.schema.json#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.about !== undefined){
let data5 = data.about;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/about",schemaPath:"common.schema.json#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema98.type,parentSchema:schema98,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate47(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema97.type,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const everythingContainer = validate49;
const schema105 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Service tiles","description":"The tiles of 'Everything you Need at One Place' on the home page, in this order.","type":"array","items":{"$ref":"#/$defs/serviceTile"},"$defs":{"serviceTile":{"title":"Service tile","description":"One tile. With a slug 'Learn More' opens that page; without one it opens the enquiry form.","type":"object","required":["id","name"],"additionalProperties":false,"properties":{"id":{"$ref":"common.schema.json#/$defs/id","title":"Id","description":"The service's id: the key of its text in services.json.","shownWhere":"end of the service page's address","examples":["home-loan"]},"name":{"$ref":"common.schema.json#/$defs/text","title":"Name","description":"The tile's heading.","shownWhere":"service tiles of Home, search","examples":["Home Loan"]},"description":{"$ref":"common.schema.json#/$defs/optionalText","title":"Description","description":"One sentence under the heading.","shownWhere":"service tiles of Home"},"slug":{"$ref":"common.schema.json#/$defs/link","title":"Link","description":"The page 'Learn More' opens in a new tab. Optional.","shownWhere":"where 'Learn More' leads; without it the enquiry form opens","examples":["/service/home-loan"]}}}}};
const schema106 = {"title":"Service tile","description":"One tile. With a slug 'Learn More' opens that page; without one it opens the enquiry form.","type":"object","required":["id","name"],"additionalProperties":false,"properties":{"id":{"$ref":"common.schema.json#/$defs/id","title":"Id","description":"The service's id: the key of its text in services.json.","shownWhere":"end of the service page's address","examples":["home-loan"]},"name":{"$ref":"common.schema.json#/$defs/text","title":"Name","description":"The tile's heading.","shownWhere":"service tiles of Home, search","examples":["Home Loan"]},"description":{"$ref":"common.schema.json#/$defs/optionalText","title":"Description","description":"One sentence under the heading.","shownWhere":"service tiles of Home"},"slug":{"$ref":"common.schema.json#/$defs/link","title":"Link","description":"The page 'Learn More' opens in a new tab. Optional.","shownWhere":"where 'Learn More' leads; without it the enquiry form opens","examples":["/service/home-loan"]}}};
const schema110 = {"title":"Link","description":"A page of this site, beginning with /, or a full web address, beginning with https://.","type":"string","pattern":"^$|^(/|https?://)\\S*$","patternErrorMessage":"must begin with / or https:// and hold no spaces","examples":["/project-details/aravalli-crest","https://www.example.com/"]};
const pattern31 = new RegExp("^$|^(/|https?://)\\S*$", "");

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema106.required,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema106.required,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "name")) || (key0 === "description")) || (key0 === "slug"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
const err3 = {instancePath:instancePath+"/id",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type: schema44.type},message:"must be string,integer",schema:schema44.type,parentSchema:schema44,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema44,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"common.schema.json#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/description",schemaPath:"common.schema.json#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.slug !== undefined){
let data3 = data.slug;
if(typeof data3 === "string"){
if(!pattern31.test(data3)){
const err8 = {instancePath:instancePath+"/slug",schemaPath:"common.schema.json#/$defs/link/pattern",keyword:"pattern",params:{pattern: "^$|^(/|https?://)\\S*$"},message:"must match pattern \""+"^$|^(/|https?://)\\S*$"+"\"",schema:"^$|^(/|https?://)\\S*$",parentSchema:schema110,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/slug",schemaPath:"common.schema.json#/$defs/link/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema110.type,parentSchema:schema110,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema106.type,parentSchema:schema106,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate50(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema105.type,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const floorPlan = validate52;
const schema111 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Floor plans","description":"The floor plans, one entry a project.","type":"array","items":{"$ref":"#/$defs/floorPlan"},"$defs":{"floorPlan":{"title":"Floor plan","description":"The floor plans of one project.","type":"object","required":["id","floors"],"additionalProperties":false,"properties":{"id":{"$ref":"common.schema.json#/$defs/id","title":"Project id","description":"The id (or custom id) of the project.","shownWhere":"not shown; says which project it is of"},"name":{"$ref":"common.schema.json#/$defs/optionalText","title":"Project name","description":"The project's name.","shownWhere":"not shown; the project's own name is","examples":["The Aravalli Summit"]},"developer":{"$ref":"common.schema.json#/$defs/optionalText","title":"Developer","description":"The developer's name.","shownWhere":"not shown; the project's own developer is","examples":["Aravalli Crest"]},"floors":{"title":"Floors","description":"One entry a configuration on sale, in the order they are shown.","shownWhere":"project page (Floor Plan), developer's floor plans","type":"array","items":{"$ref":"#/$defs/floor"}}}},"floor":{"title":"Floor","description":"One configuration. It is shown when it has at least one picture.","type":"object","required":["configuration"],"additionalProperties":false,"properties":{"configuration":{"$ref":"common.schema.json#/$defs/text","title":"Configuration","description":"What is on sale.","shownWhere":"project page (Floor Plan), developer's floor plans","examples":["3 BHK + Study","Plot 240 sq. yd."]},"area":{"shownWhere":"project page (Floor Plan), developer's floor plans","$ref":"common.schema.json#/$defs/area"},"carpetArea":{"$ref":"common.schema.json#/$defs/area","title":"Carpet area","description":"The area within the walls, which the law asks for. The price per square foot and the affordable rate of GST go by it.","shownWhere":"project page (Floor Plan), compare, brochure","examples":["1,240 sq. ft."]},"balconyArea":{"$ref":"common.schema.json#/$defs/area","title":"Balcony area","description":"The area of balconies and verandas.","shownWhere":"project page (Floor Plan), compare, brochure","examples":["130 sq. ft."]},"builtUpArea":{"$ref":"common.schema.json#/$defs/area","title":"Built-up area","description":"The carpet area with the walls and balconies.","shownWhere":"project page (Floor Plan), compare, brochure","examples":["1,520 sq. ft."]},"superBuiltUpArea":{"$ref":"common.schema.json#/$defs/area","title":"Super built-up area","description":"The built-up area with a share of stairs, lifts and lobbies.","shownWhere":"project page (Floor Plan), compare, brochure","examples":["1,850 sq. ft."]},"facing":{"title":"Facing","description":"Which way it faces.","shownWhere":"project page (Floor Plan), compare, brochure","type":"string","enum":["N","NE","E","SE","S","SW","W","NW"],"examples":["NE"]},"baseSellingPrice":{"$ref":"common.schema.json#/$defs/price","title":"Basic selling price","description":"The price before taxes and charges.","shownWhere":"project page (Floor Plan, Payment Plan), developer's floor plans","examples":["₹ 2.9 Cr"]},"images":{"title":"Pictures","description":"The drawings of this configuration; several become a slider.","shownWhere":"project page (Floor Plan), developer's floor plans; without one the configuration is not in the slider","type":"array","items":{"$ref":"#/$defs/floorImage"}}}},"floorImage":{"title":"Floor image","description":"One drawing.","type":"object","required":["url"],"additionalProperties":false,"properties":{"url":{"$ref":"common.schema.json#/$defs/image","title":"Drawing","description":"The drawing's path inside data/images, or its full web address.","shownWhere":"project page (Floor Plan), developer's floor plans","examples":["floor-plans/3bhk-study.png"]}}}}};
const schema112 = {"title":"Floor plan","description":"The floor plans of one project.","type":"object","required":["id","floors"],"additionalProperties":false,"properties":{"id":{"$ref":"common.schema.json#/$defs/id","title":"Project id","description":"The id (or custom id) of the project.","shownWhere":"not shown; says which project it is of"},"name":{"$ref":"common.schema.json#/$defs/optionalText","title":"Project name","description":"The project's name.","shownWhere":"not shown; the project's own name is","examples":["The Aravalli Summit"]},"developer":{"$ref":"common.schema.json#/$defs/optionalText","title":"Developer","description":"The developer's name.","shownWhere":"not shown; the project's own developer is","examples":["Aravalli Crest"]},"floors":{"title":"Floors","description":"One entry a configuration on sale, in the order they are shown.","shownWhere":"project page (Floor Plan), developer's floor plans","type":"array","items":{"$ref":"#/$defs/floor"}}}};
const schema116 = {"title":"Floor","description":"One configuration. It is shown when it has at least one picture.","type":"object","required":["configuration"],"additionalProperties":false,"properties":{"configuration":{"$ref":"common.schema.json#/$defs/text","title":"Configuration","description":"What is on sale.","shownWhere":"project page (Floor Plan), developer's floor plans","examples":["3 BHK + Study","Plot 240 sq. yd."]},"area":{"shownWhere":"project page (Floor Plan), developer's floor plans","$ref":"common.schema.json#/$defs/area"},"carpetArea":{"$ref":"common.schema.json#/$defs/area","title":"Carpet area","description":"The area within the walls, which the law asks for. The price per square foot and the affordable rate of GST go by it.","shownWhere":"project page (Floor Plan), compare, brochure","examples":["1,240 sq. ft."]},"balconyArea":{"$ref":"common.schema.json#/$defs/area","title":"Balcony area","description":"The area of balconies and verandas.","shownWhere":"project page (Floor Plan), compare, brochure","examples":["130 sq. ft."]},"builtUpArea":{"$ref":"common.schema.json#/$defs/area","title":"Built-up area","description":"The carpet area with the walls and balconies.","shownWhere":"project page (Floor Plan), compare, brochure","examples":["1,520 sq. ft."]},"superBuiltUpArea":{"$ref":"common.schema.json#/$defs/area","title":"Super built-up area","description":"The built-up area with a share of stairs, lifts and lobbies.","shownWhere":"project page (Floor Plan), compare, brochure","examples":["1,850 sq. ft."]},"facing":{"title":"Facing","description":"Which way it faces.","shownWhere":"project page (Floor Plan), compare, brochure","type":"string","enum":["N","NE","E","SE","S","SW","W","NW"],"examples":["NE"]},"baseSellingPrice":{"$ref":"common.schema.json#/$defs/price","title":"Basic selling price","description":"The price before taxes and charges.","shownWhere":"project page (Floor Plan, Payment Plan), developer's floor plans","examples":["₹ 2.9 Cr"]},"images":{"title":"Pictures","description":"The drawings of this configuration; several become a slider.","shownWhere":"project page (Floor Plan), developer's floor plans; without one the configuration is not in the slider","type":"array","items":{"$ref":"#/$defs/floorImage"}}}};
const schema124 = {"title":"Floor image","description":"One drawing.","type":"object","required":["url"],"additionalProperties":false,"properties":{"url":{"$ref":"common.schema.json#/$defs/image","title":"Drawing","description":"The drawing's path inside data/images, or its full web address.","shownWhere":"project page (Floor Plan), developer's floor plans","examples":["floor-plans/3bhk-study.png"]}}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema124.required,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "url")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/url",schemaPath:"common.schema.json#/$defs/image/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/url",schemaPath:"common.schema.json#/$defs/image/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema124.type,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.configuration === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "configuration"},message:"must have required property '"+"configuration"+"'",schema:schema116.required,parentSchema:schema116,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema116.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema116,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.configuration !== undefined){
let data0 = data.configuration;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/configuration",schemaPath:"common.schema.json#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/configuration",schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.area !== undefined){
let data1 = data.area;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/area",schemaPath:"common.schema.json#/$defs/area/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema78.type,parentSchema:schema78,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.carpetArea !== undefined){
let data2 = data.carpetArea;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/carpetArea",schemaPath:"common.schema.json#/$defs/area/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema78.type,parentSchema:schema78,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.balconyArea !== undefined){
let data3 = data.balconyArea;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/balconyArea",schemaPath:"common.schema.json#/$defs/area/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema78.type,parentSchema:schema78,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.builtUpArea !== undefined){
let data4 = data.builtUpArea;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/builtUpArea",schemaPath:"common.schema.json#/$defs/area/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema78.type,parentSchema:schema78,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.superBuiltUpArea !== undefined){
let data5 = data.superBuiltUpArea;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/superBuiltUpArea",schemaPath:"common.schema.json#/$defs/area/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema78.type,parentSchema:schema78,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.facing !== undefined){
let data6 = data.facing;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/facing",schemaPath:"#/properties/facing/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema116.properties.facing.type,parentSchema:schema116.properties.facing,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((((((data6 === "N") || (data6 === "NE")) || (data6 === "E")) || (data6 === "SE")) || (data6 === "S")) || (data6 === "SW")) || (data6 === "W")) || (data6 === "NW"))){
const err10 = {instancePath:instancePath+"/facing",schemaPath:"#/properties/facing/enum",keyword:"enum",params:{allowedValues: schema116.properties.facing.enum},message:"must be equal to one of the allowed values",schema:schema116.properties.facing.enum,parentSchema:schema116.properties.facing,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.baseSellingPrice !== undefined){
let data7 = data.baseSellingPrice;
if(typeof data7 !== "string"){
const err11 = {instancePath:instancePath+"/baseSellingPrice",schemaPath:"common.schema.json#/$defs/price/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema74.type,parentSchema:schema74,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.images !== undefined){
let data8 = data.images;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate55(data8[i0], {instancePath:instancePath+"/images/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema116.properties.images.type,parentSchema:schema116.properties.images,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema116.type,parentSchema:schema116,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema112.required,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.floors === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "floors"},message:"must have required property '"+"floors"+"'",schema:schema112.required,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "name")) || (key0 === "developer")) || (key0 === "floors"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
const err3 = {instancePath:instancePath+"/id",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type: schema44.type},message:"must be string,integer",schema:schema44.type,parentSchema:schema44,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema44,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/name",schemaPath:"common.schema.json#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.developer !== undefined){
let data2 = data.developer;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/developer",schemaPath:"common.schema.json#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.floors !== undefined){
let data3 = data.floors;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate54(data3[i0], {instancePath:instancePath+"/floors/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/floors",schemaPath:"#/properties/floors/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema112.properties.floors.type,parentSchema:schema112.properties.floors,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema112.type,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate53(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema111.type,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const globalFaqs = validate59;
const schema126 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Questions and answers","description":"The questions on the home page, in this order.","type":"array","items":{"$ref":"#/$defs/faq"},"$defs":{"faq":{"title":"Faq","description":"One question and its answer.","type":"object","required":["question","answer"],"additionalProperties":false,"properties":{"question":{"$ref":"common.schema.json#/$defs/text","title":"Question","description":"The question as a visitor would ask it.","shownWhere":"Home (questions)","examples":["How do you check a project before listing it?"]},"answer":{"$ref":"common.schema.json#/$defs/text","title":"Answer","description":"A short, complete answer.","shownWhere":"Home (questions)"}}}}};
const schema127 = {"title":"Faq","description":"One question and its answer.","type":"object","required":["question","answer"],"additionalProperties":false,"properties":{"question":{"$ref":"common.schema.json#/$defs/text","title":"Question","description":"The question as a visitor would ask it.","shownWhere":"Home (questions)","examples":["How do you check a project before listing it?"]},"answer":{"$ref":"common.schema.json#/$defs/text","title":"Answer","description":"A short, complete answer.","shownWhere":"Home (questions)"}}};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.question === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "question"},message:"must have required property '"+"question"+"'",schema:schema127.required,parentSchema:schema127,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.answer === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "answer"},message:"must have required property '"+"answer"+"'",schema:schema127.required,parentSchema:schema127,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "question") || (key0 === "answer"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema127,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.question !== undefined){
let data0 = data.question;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/question",schemaPath:"common.schema.json#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/question",schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.answer !== undefined){
let data1 = data.answer;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/answer",schemaPath:"common.schema.json#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/answer",schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema127.type,parentSchema:schema127,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate60(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema126.type,parentSchema:schema126,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const leadingRealEstateDevelopers = validate62;
const schema130 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Leading developers","description":"The developers on the home page, on the listings by type and in the directory, in this order.","type":"array","items":{"$ref":"#/$defs/leadingDeveloper"},"$defs":{"leadingDeveloper":{"title":"Leading developer","description":"One developer. A developer without projects is shown as 'Coming Soon'.","type":"object","required":["id","name","type"],"additionalProperties":false,"properties":{"id":{"$ref":"common.schema.json#/$defs/id","title":"Id","description":"The developer's name in small letters with hyphens for spaces: the key of its projects.","shownWhere":"not shown; the page's address is made of the name","examples":["aravalli-crest"]},"name":{"$ref":"common.schema.json#/$defs/text","title":"Name","description":"The developer's name as shown.","shownWhere":"developer cards and page, project page, search, footer","examples":["Aravalli Crest"]},"image":{"$ref":"common.schema.json#/$defs/optionalImage","title":"Logo","description":"The developer's logo: a path inside data/images or a full web address.","shownWhere":"developer cards and page","examples":["logos/developers/aravalli-crest.svg"]},"url":{"$ref":"common.schema.json#/$defs/link","title":"Address","description":"Where the card leads: /project-details/ and the developer's id, or a full web address, which opens in a new tab.","shownWhere":"where the developer's card leads"},"bgImage":{"$ref":"common.schema.json#/$defs/optionalImage","title":"Background picture","description":"The wide picture on top of the developer's page. Optional.","shownWhere":"developer page, on top","examples":["exteriors/highrise-a-2.jpg"]},"description":{"$ref":"common.schema.json#/$defs/optionalText","title":"Description","description":"The text of the developer's page. A blank line (\\n\\n) starts a new paragraph.","shownWhere":"developer page"},"type":{"title":"Types","description":"What the developer builds: residential, commercial, plots, sco. A list, or one text separated by commas. It decides on which listing pages the developer appears.","shownWhere":"decides which of Residential, Commercial, Plots and SCO lists it","type":["string","array"],"pattern":"[Rr][Ee][Ss][Ii][Dd][Ee][Nn][Tt][Ii][Aa][Ll]|[Cc][Oo][Mm][Mm][Ee][Rr][Cc][Ii][Aa][Ll]|[Pp][Ll][Oo][Tt][Ss]?|[Ss][Cc][Oo]","patternErrorMessage":"must name at least one of residential, commercial, plots, sco","items":{"type":"string","enum":["residential","commercial","plots","sco"]},"examples":[["residential","plots"],"residential, plots"]}}}}};
const schema131 = {"title":"Leading developer","description":"One developer. A developer without projects is shown as 'Coming Soon'.","type":"object","required":["id","name","type"],"additionalProperties":false,"properties":{"id":{"$ref":"common.schema.json#/$defs/id","title":"Id","description":"The developer's name in small letters with hyphens for spaces: the key of its projects.","shownWhere":"not shown; the page's address is made of the name","examples":["aravalli-crest"]},"name":{"$ref":"common.schema.json#/$defs/text","title":"Name","description":"The developer's name as shown.","shownWhere":"developer cards and page, project page, search, footer","examples":["Aravalli Crest"]},"image":{"$ref":"common.schema.json#/$defs/optionalImage","title":"Logo","description":"The developer's logo: a path inside data/images or a full web address.","shownWhere":"developer cards and page","examples":["logos/developers/aravalli-crest.svg"]},"url":{"$ref":"common.schema.json#/$defs/link","title":"Address","description":"Where the card leads: /project-details/ and the developer's id, or a full web address, which opens in a new tab.","shownWhere":"where the developer's card leads"},"bgImage":{"$ref":"common.schema.json#/$defs/optionalImage","title":"Background picture","description":"The wide picture on top of the developer's page. Optional.","shownWhere":"developer page, on top","examples":["exteriors/highrise-a-2.jpg"]},"description":{"$ref":"common.schema.json#/$defs/optionalText","title":"Description","description":"The text of the developer's page. A blank line (\\n\\n) starts a new paragraph.","shownWhere":"developer page"},"type":{"title":"Types","description":"What the developer builds: residential, commercial, plots, sco. A list, or one text separated by commas. It decides on which listing pages the developer appears.","shownWhere":"decides which of Residential, Commercial, Plots and SCO lists it","type":["string","array"],"pattern":"[Rr][Ee][Ss][Ii][Dd][Ee][Nn][Tt][Ii][Aa][Ll]|[Cc][Oo][Mm][Mm][Ee][Rr][Cc][Ii][Aa][Ll]|[Pp][Ll][Oo][Tt][Ss]?|[Ss][Cc][Oo]","patternErrorMessage":"must name at least one of residential, commercial, plots, sco","items":{"type":"string","enum":["residential","commercial","plots","sco"]},"examples":[["residential","plots"],"residential, plots"]}}};
const pattern40 = new RegExp("[Rr][Ee][Ss][Ii][Dd][Ee][Nn][Tt][Ii][Aa][Ll]|[Cc][Oo][Mm][Mm][Ee][Rr][Cc][Ii][Aa][Ll]|[Pp][Ll][Oo][Tt][Ss]?|[Ss][Cc][Oo]", "");

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema131.required,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema131.required,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema131.required,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "name")) || (key0 === "image")) || (key0 === "url")) || (key0 === "bgImage")) || (key0 === "description")) || (key0 === "type"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
const err4 = {instancePath:instancePath+"/id",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type: schema44.type},message:"must be string,integer",schema:schema44.type,parentSchema:schema44,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema44,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err6 = {instancePath:instancePath+"/name",schemaPath:"common.schema.json#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.image !== undefined){
let data2 = data.image;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/image",schemaPath:"common.schema.json#/$defs/optionalImage/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema72.type,parentSchema:schema72,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.url !== undefined){
let data3 = data.url;
if(typeof data3 === "string"){
if(!pattern31.test(data3)){
const err9 = {instancePath:instancePath+"/url",schemaPath:"common.schema.json#/$defs/link/pattern",keyword:"pattern",params:{pattern: "^$|^(/|https?://)\\S*$"},message:"must match pattern \""+"^$|^(/|https?://)\\S*$"+"\"",schema:"^$|^(/|https?://)\\S*$",parentSchema:schema110,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/url",schemaPath:"common.schema.json#/$defs/link/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema110.type,parentSchema:schema110,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.bgImage !== undefined){
let data4 = data.bgImage;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/bgImage",schemaPath:"common.schema.json#/$defs/optionalImage/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema72.type,parentSchema:schema72,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.description !== undefined){
let data5 = data.description;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/description",schemaPath:"common.schema.json#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.type !== undefined){
let data6 = data.type;
if((typeof data6 !== "string") && (!(Array.isArray(data6)))){
const err13 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema131.properties.type.type},message:"must be string,array",schema:schema131.properties.type.type,parentSchema:schema131.properties.type,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data6 === "string"){
if(!pattern40.test(data6)){
const err14 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/pattern",keyword:"pattern",params:{pattern: "[Rr][Ee][Ss][Ii][Dd][Ee][Nn][Tt][Ii][Aa][Ll]|[Cc][Oo][Mm][Mm][Ee][Rr][Cc][Ii][Aa][Ll]|[Pp][Ll][Oo][Tt][Ss]?|[Ss][Cc][Oo]"},message:"must match pattern \""+"[Rr][Ee][Ss][Ii][Dd][Ee][Nn][Tt][Ii][Aa][Ll]|[Cc][Oo][Mm][Mm][Ee][Rr][Cc][Ii][Aa][Ll]|[Pp][Ll][Oo][Tt][Ss]?|[Ss][Cc][Oo]"+"\"",schema:"[Rr][Ee][Ss][Ii][Dd][Ee][Nn][Tt][Ii][Aa][Ll]|[Cc][Oo][Mm][Mm][Ee][Rr][Cc][Ii][Aa][Ll]|[Pp][Ll][Oo][Tt][Ss]?|[Ss][Cc][Oo]",parentSchema:schema131.properties.type,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 !== "string"){
const err15 = {instancePath:instancePath+"/type/" + i0,schemaPath:"#/properties/type/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema131.properties.type.items.type,parentSchema:schema131.properties.type.items,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((((data7 === "residential") || (data7 === "commercial")) || (data7 === "plots")) || (data7 === "sco"))){
const err16 = {instancePath:instancePath+"/type/" + i0,schemaPath:"#/properties/type/items/enum",keyword:"enum",params:{allowedValues: schema131.properties.type.items.enum},message:"must be equal to one of the allowed values",schema:schema131.properties.type.items.enum,parentSchema:schema131.properties.type.items,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema131.type,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate63(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema130.type,parentSchema:schema130,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const locationData = validate65;
const schema138 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Locations","description":"Maps and nearby places. Each key is the id (or custom id) of a project, or a locality's name in small letters with hyphens.","type":"object","properties":{"$schema":{"$ref":"common.schema.json#/$defs/schemaLink"}},"additionalProperties":{"$ref":"#/$defs/locationRecord"},"$defs":{"locationRecord":{"title":"Location record","description":"One place.","type":"object","additionalProperties":false,"properties":{"images":{"$ref":"common.schema.json#/$defs/images","title":"Pictures","description":"Maps and views, in the order they are shown. Optional.","shownWhere":"project page (Location), location page","examples":[["location-maps/dwarka-expressway.jpg"]]},"nearbyLocations":{"title":"Nearby places","description":"The 'Prime Location Highlights', nearest first.","shownWhere":"project page (Location), location page","type":"array","items":{"$ref":"#/$defs/nearbyLocation"}},"coordinates":{"shownWhere":"directions of project and location pages, facts for search engines","$ref":"common.schema.json#/$defs/coordinates"}}},"nearbyLocation":{"title":"Nearby location","description":"One nearby place, how far it is and how long it takes to get there.","type":"object","required":["name"],"additionalProperties":false,"properties":{"name":{"$ref":"common.schema.json#/$defs/text","title":"Place","description":"The place's name.","shownWhere":"project page (Location), location page","examples":["Sector 55–56 Rapid Metro Station"]},"time":{"title":"Time","description":"How long it takes by road.","shownWhere":"project page (Location), location page","type":"string","examples":["12 mins"]},"distance":{"title":"Distance","description":"How far it is by road.","shownWhere":"project page (Location), location page","type":"string","examples":["4.2 km"]}}}}};
const schema139 = {"title":"Location record","description":"One place.","type":"object","additionalProperties":false,"properties":{"images":{"$ref":"common.schema.json#/$defs/images","title":"Pictures","description":"Maps and views, in the order they are shown. Optional.","shownWhere":"project page (Location), location page","examples":[["location-maps/dwarka-expressway.jpg"]]},"nearbyLocations":{"title":"Nearby places","description":"The 'Prime Location Highlights', nearest first.","shownWhere":"project page (Location), location page","type":"array","items":{"$ref":"#/$defs/nearbyLocation"}},"coordinates":{"shownWhere":"directions of project and location pages, facts for search engines","$ref":"common.schema.json#/$defs/coordinates"}}};
const schema144 = {"title":"Coordinates","description":"Where the place is on the map, in decimal degrees.","type":"object","required":["lat","lng"],"additionalProperties":false,"properties":{"lat":{"title":"Latitude","description":"Degrees north of the equator; India lies between 6 and 38.","shownWhere":"directions and maps of project, location and Contact pages","type":"number","minimum":-90,"maximum":90,"examples":[28.4112]},"lng":{"title":"Longitude","description":"Degrees east of Greenwich; India lies between 68 and 98.","shownWhere":"directions and maps of project, location and Contact pages","type":"number","minimum":-180,"maximum":180,"examples":[77.0421]}}};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/image/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/image/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema80.type,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema142 = {"title":"Nearby location","description":"One nearby place, how far it is and how long it takes to get there.","type":"object","required":["name"],"additionalProperties":false,"properties":{"name":{"$ref":"common.schema.json#/$defs/text","title":"Place","description":"The place's name.","shownWhere":"project page (Location), location page","examples":["Sector 55–56 Rapid Metro Station"]},"time":{"title":"Time","description":"How long it takes by road.","shownWhere":"project page (Location), location page","type":"string","examples":["12 mins"]},"distance":{"title":"Distance","description":"How far it is by road.","shownWhere":"project page (Location), location page","type":"string","examples":["4.2 km"]}}};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema142.required,parentSchema:schema142,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "time")) || (key0 === "distance"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema142,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/name",schemaPath:"common.schema.json#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.time !== undefined){
let data1 = data.time;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/time",schemaPath:"#/properties/time/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema142.properties.time.type,parentSchema:schema142.properties.time,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.distance !== undefined){
let data2 = data.distance;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/distance",schemaPath:"#/properties/distance/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema142.properties.distance.type,parentSchema:schema142.properties.distance,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema142.type,parentSchema:schema142,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "images") || (key0 === "nearbyLocations")) || (key0 === "coordinates"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema139,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.images !== undefined){
if(!(validate67(data.images, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.nearbyLocations !== undefined){
let data1 = data.nearbyLocations;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate69(data1[i0], {instancePath:instancePath+"/nearbyLocations/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/nearbyLocations",schemaPath:"#/properties/nearbyLocations/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema139.properties.nearbyLocations.type,parentSchema:schema139.properties.nearbyLocations,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.coordinates !== undefined){
let data3 = data.coordinates;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.lat === undefined){
const err2 = {instancePath:instancePath+"/coordinates",schemaPath:"common.schema.json#/$defs/coordinates/required",keyword:"required",params:{missingProperty: "lat"},message:"must have required property '"+"lat"+"'",schema:schema144.required,parentSchema:schema144,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data3.lng === undefined){
const err3 = {instancePath:instancePath+"/coordinates",schemaPath:"common.schema.json#/$defs/coordinates/required",keyword:"required",params:{missingProperty: "lng"},message:"must have required property '"+"lng"+"'",schema:schema144.required,parentSchema:schema144,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "lat") || (key1 === "lng"))){
const err4 = {instancePath:instancePath+"/coordinates",schemaPath:"common.schema.json#/$defs/coordinates/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema144,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data3.lat !== undefined){
let data4 = data3.lat;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 90 || isNaN(data4)){
const err5 = {instancePath:instancePath+"/coordinates/lat",schemaPath:"common.schema.json#/$defs/coordinates/properties/lat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90},message:"must be <= 90",schema:90,parentSchema:schema144.properties.lat,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data4 < -90 || isNaN(data4)){
const err6 = {instancePath:instancePath+"/coordinates/lat",schemaPath:"common.schema.json#/$defs/coordinates/properties/lat/minimum",keyword:"minimum",params:{comparison: ">=", limit: -90},message:"must be >= -90",schema:-90,parentSchema:schema144.properties.lat,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/coordinates/lat",schemaPath:"common.schema.json#/$defs/coordinates/properties/lat/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema144.properties.lat.type,parentSchema:schema144.properties.lat,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.lng !== undefined){
let data5 = data3.lng;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 180 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/coordinates/lng",schemaPath:"common.schema.json#/$defs/coordinates/properties/lng/maximum",keyword:"maximum",params:{comparison: "<=", limit: 180},message:"must be <= 180",schema:180,parentSchema:schema144.properties.lng,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data5 < -180 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/coordinates/lng",schemaPath:"common.schema.json#/$defs/coordinates/properties/lng/minimum",keyword:"minimum",params:{comparison: ">=", limit: -180},message:"must be >= -180",schema:-180,parentSchema:schema144.properties.lng,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/coordinates/lng",schemaPath:"common.schema.json#/$defs/coordinates/properties/lng/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema144.properties.lng.type,parentSchema:schema144.properties.lng,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/coordinates",schemaPath:"common.schema.json#/$defs/coordinates/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema144.type,parentSchema:schema144,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema139.type,parentSchema:schema139,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "$schema")){
if(!(validate66(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
}
if(data.$schema !== undefined){
let data1 = data.$schema;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/$schema",schemaPath:"common.schema.json#/$defs/schemaLink/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.type,parentSchema:schema36,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema138.type,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const paymentPlan = validate72;
const schema146 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Payment plans","description":"The payment plans. Each key is the id (or custom id) of a project.","type":"object","properties":{"$schema":{"$ref":"common.schema.json#/$defs/schemaLink"}},"additionalProperties":{"title":"Plans of one project","description":"The plans a buyer may choose from, in the order of their buttons.","type":"array","items":{"$ref":"#/$defs/paymentPlan"}},"$defs":{"paymentPlan":{"title":"Payment plan","description":"One plan and its instalments, which add up to 100 per cent.","type":"object","required":["plan_type_name","schedule_entries"],"additionalProperties":false,"properties":{"plan_type_name":{"$ref":"common.schema.json#/$defs/text","title":"Plan type","description":"The plan's name on its button.","shownWhere":"project page (Payment Plan)","examples":["Construction Linked Plan","Down Payment Plan","Possession Linked Plan"]},"schedule_entries":{"title":"Instalments","description":"The instalments in order of payment. Their percentages add up to 100.","shownWhere":"project page (Payment Plan)","type":"array","items":{"$ref":"#/$defs/scheduleEntry"}}}},"scheduleEntry":{"title":"Schedule entry","description":"One instalment.","type":"object","required":["particulars","installment_percentage"],"additionalProperties":false,"properties":{"sno":{"title":"Serial number","description":"1 for the first instalment, 2 for the second and so on.","shownWhere":"project page (Payment Plan)","type":"integer","minimum":0,"examples":[1]},"particulars":{"$ref":"common.schema.json#/$defs/text","title":"Particulars","description":"What the instalment is due for.","shownWhere":"project page (Payment Plan)","examples":["Booking amount"]},"time_description":{"title":"Time","description":"When it is due. May be empty, which is shown as a dash.","shownWhere":"project page (Payment Plan)","type":"string","examples":["Within 45 days of booking",""]},"installment_percentage":{"title":"Percentage","description":"The share of the total price, as a number without the per cent sign.","shownWhere":"project page (Payment Plan)","type":"number","minimum":0,"maximum":100,"examples":[10,7.5]}}}}};
const schema147 = {"title":"Payment plan","description":"One plan and its instalments, which add up to 100 per cent.","type":"object","required":["plan_type_name","schedule_entries"],"additionalProperties":false,"properties":{"plan_type_name":{"$ref":"common.schema.json#/$defs/text","title":"Plan type","description":"The plan's name on its button.","shownWhere":"project page (Payment Plan)","examples":["Construction Linked Plan","Down Payment Plan","Possession Linked Plan"]},"schedule_entries":{"title":"Instalments","description":"The instalments in order of payment. Their percentages add up to 100.","shownWhere":"project page (Payment Plan)","type":"array","items":{"$ref":"#/$defs/scheduleEntry"}}}};
const schema149 = {"title":"Schedule entry","description":"One instalment.","type":"object","required":["particulars","installment_percentage"],"additionalProperties":false,"properties":{"sno":{"title":"Serial number","description":"1 for the first instalment, 2 for the second and so on.","shownWhere":"project page (Payment Plan)","type":"integer","minimum":0,"examples":[1]},"particulars":{"$ref":"common.schema.json#/$defs/text","title":"Particulars","description":"What the instalment is due for.","shownWhere":"project page (Payment Plan)","examples":["Booking amount"]},"time_description":{"title":"Time","description":"When it is due. May be empty, which is shown as a dash.","shownWhere":"project page (Payment Plan)","type":"string","examples":["Within 45 days of booking",""]},"installment_percentage":{"title":"Percentage","description":"The share of the total price, as a number without the per cent sign.","shownWhere":"project page (Payment Plan)","type":"number","minimum":0,"maximum":100,"examples":[10,7.5]}}};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.particulars === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "particulars"},message:"must have required property '"+"particulars"+"'",schema:schema149.required,parentSchema:schema149,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.installment_percentage === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "installment_percentage"},message:"must have required property '"+"installment_percentage"+"'",schema:schema149.required,parentSchema:schema149,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "sno") || (key0 === "particulars")) || (key0 === "time_description")) || (key0 === "installment_percentage"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema149,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.sno !== undefined){
let data0 = data.sno;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/sno",schemaPath:"#/properties/sno/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema149.properties.sno.type,parentSchema:schema149.properties.sno,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/sno",schemaPath:"#/properties/sno/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema149.properties.sno,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.particulars !== undefined){
let data1 = data.particulars;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/particulars",schemaPath:"common.schema.json#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/particulars",schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.time_description !== undefined){
let data2 = data.time_description;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/time_description",schemaPath:"#/properties/time_description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema149.properties.time_description.type,parentSchema:schema149.properties.time_description,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.installment_percentage !== undefined){
let data3 = data.installment_percentage;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/installment_percentage",schemaPath:"#/properties/installment_percentage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema149.properties.installment_percentage,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/installment_percentage",schemaPath:"#/properties/installment_percentage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema149.properties.installment_percentage,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/installment_percentage",schemaPath:"#/properties/installment_percentage/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema149.properties.installment_percentage.type,parentSchema:schema149.properties.installment_percentage,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema149.type,parentSchema:schema149,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.plan_type_name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "plan_type_name"},message:"must have required property '"+"plan_type_name"+"'",schema:schema147.required,parentSchema:schema147,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.schedule_entries === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schedule_entries"},message:"must have required property '"+"schedule_entries"+"'",schema:schema147.required,parentSchema:schema147,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "plan_type_name") || (key0 === "schedule_entries"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema147,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.plan_type_name !== undefined){
let data0 = data.plan_type_name;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/plan_type_name",schemaPath:"common.schema.json#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/plan_type_name",schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.schedule_entries !== undefined){
let data1 = data.schedule_entries;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate74(data1[i0], {instancePath:instancePath+"/schedule_entries/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/schedule_entries",schemaPath:"#/properties/schedule_entries/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema147.properties.schedule_entries.type,parentSchema:schema147.properties.schedule_entries,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema147.type,parentSchema:schema147,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "$schema")){
let data0 = data[key0];
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate73(data0[i0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema146.additionalProperties.type,parentSchema:schema146.additionalProperties,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
if(data.$schema !== undefined){
let data2 = data.$schema;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/$schema",schemaPath:"common.schema.json#/$defs/schemaLink/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.type,parentSchema:schema36,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema146.type,parentSchema:schema146,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const projectAmenities = validate77;
const schema152 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Project amenities","description":"The amenities of every project. Each key is the id (or custom id) of a project.","type":"object","properties":{"$schema":{"$ref":"common.schema.json#/$defs/schemaLink"}},"additionalProperties":{"title":"Amenities of one project","description":"Keys of amenityCatalogue.json, in the order they are shown.","type":"array","items":{"$ref":"common.schema.json#/$defs/text","title":"Key","description":"A key of amenityCatalogue.json.","examples":["swimming_pool","club_house"]}}};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "$schema")){
let data0 = data[key0];
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"common.schema.json#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema152.additionalProperties.type,parentSchema:schema152.additionalProperties,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.$schema !== undefined){
let data2 = data.$schema;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/$schema",schemaPath:"common.schema.json#/$defs/schemaLink/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.type,parentSchema:schema36,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema152.type,parentSchema:schema152,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const projectSpecifications = validate78;
const schema155 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Project specifications","description":"The specifications of every project. Each key is the id (or custom id) of a project.","type":"object","properties":{"$schema":{"$ref":"common.schema.json#/$defs/schemaLink"}},"additionalProperties":{"title":"Specifications of one project","description":"Keys of amenityCatalogue.json, in the order they are shown.","type":"array","items":{"$ref":"common.schema.json#/$defs/text","title":"Key","description":"A key of amenityCatalogue.json.","examples":["rcc_frame","vitrified_tiles"]}}};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "$schema")){
let data0 = data[key0];
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"common.schema.json#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema155.additionalProperties.type,parentSchema:schema155.additionalProperties,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.$schema !== undefined){
let data2 = data.$schema;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/$schema",schemaPath:"common.schema.json#/$defs/schemaLink/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.type,parentSchema:schema36,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema155.type,parentSchema:schema155,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const redirects = validate79;
const schema158 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Redirects","description":"Addresses that pages had before and where they lead now. The commands rename and remove write them; the file may be missing.","type":"array","items":{"$ref":"#/$defs/redirectRecord"},"$defs":{"redirectRecord":{"title":"Redirect record","description":"One old address and the page that visitors and search engines are sent to.","type":"object","required":["from","to"],"additionalProperties":false,"properties":{"from":{"title":"Old address","description":"The path the page had, from the first slash on, without the site's name.","shownWhere":"not shown; visitors of this address are sent on","type":"string","pattern":"^/(?!/)[^\\s?#\\\\]+$","patternErrorMessage":"must begin with one / and hold neither spaces nor ? or #","examples":["/project-details/aravalli-crest/crest-greens"]},"to":{"title":"New address","description":"The path of the page to show instead.","shownWhere":"not shown; where they are sent","type":"string","pattern":"^/(?![/\\\\])\\S*$","patternErrorMessage":"must be a page of this site: begin with one / and hold no spaces","examples":["/project-details/aravalli-crest/crest-meadows"]}}}}};
const schema159 = {"title":"Redirect record","description":"One old address and the page that visitors and search engines are sent to.","type":"object","required":["from","to"],"additionalProperties":false,"properties":{"from":{"title":"Old address","description":"The path the page had, from the first slash on, without the site's name.","shownWhere":"not shown; visitors of this address are sent on","type":"string","pattern":"^/(?!/)[^\\s?#\\\\]+$","patternErrorMessage":"must begin with one / and hold neither spaces nor ? or #","examples":["/project-details/aravalli-crest/crest-greens"]},"to":{"title":"New address","description":"The path of the page to show instead.","shownWhere":"not shown; where they are sent","type":"string","pattern":"^/(?![/\\\\])\\S*$","patternErrorMessage":"must be a page of this site: begin with one / and hold no spaces","examples":["/project-details/aravalli-crest/crest-meadows"]}}};
const pattern47 = new RegExp("^/(?!/)[^\\s?#\\\\]+$", "");
const pattern48 = new RegExp("^/(?![/\\\\])\\S*$", "");

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.from === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/redirectRecord/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'",schema:schema159.required,parentSchema:schema159,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.to === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/redirectRecord/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'",schema:schema159.required,parentSchema:schema159,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data0){
if(!((key0 === "from") || (key0 === "to"))){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/redirectRecord/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema159,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.from !== undefined){
let data1 = data0.from;
if(typeof data1 === "string"){
if(!pattern47.test(data1)){
const err3 = {instancePath:instancePath+"/" + i0+"/from",schemaPath:"#/$defs/redirectRecord/properties/from/pattern",keyword:"pattern",params:{pattern: "^/(?!/)[^\\s?#\\\\]+$"},message:"must match pattern \""+"^/(?!/)[^\\s?#\\\\]+$"+"\"",schema:"^/(?!/)[^\\s?#\\\\]+$",parentSchema:schema159.properties.from,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/" + i0+"/from",schemaPath:"#/$defs/redirectRecord/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema159.properties.from.type,parentSchema:schema159.properties.from,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.to !== undefined){
let data2 = data0.to;
if(typeof data2 === "string"){
if(!pattern48.test(data2)){
const err5 = {instancePath:instancePath+"/" + i0+"/to",schemaPath:"#/$defs/redirectRecord/properties/to/pattern",keyword:"pattern",params:{pattern: "^/(?![/\\\\])\\S*$"},message:"must match pattern \""+"^/(?![/\\\\])\\S*$"+"\"",schema:"^/(?![/\\\\])\\S*$",parentSchema:schema159.properties.to,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/" + i0+"/to",schemaPath:"#/$defs/redirectRecord/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema159.properties.to.type,parentSchema:schema159.properties.to,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/redirectRecord/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema159.type,parentSchema:schema159,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema158.type,parentSchema:schema158,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const residentialProjects = validate80;
const schema160 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Residential projects","description":"The residential projects, grouped by developer. A developer with an empty list is shown as 'Coming Soon'.","type":"object","properties":{"$schema":{"$ref":"common.schema.json#/$defs/schemaLink"}},"additionalProperties":{"title":"Projects of one developer","description":"The key is the developer's name in small letters with hyphens for spaces, for example aravalli-crest.","type":"array","items":{"$ref":"common.schema.json#/$defs/projectRecord"}}};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema67.anyOf[0].required,parentSchema:schema67.anyOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.custom_id === undefined){
const err1 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "custom_id"},message:"must have required property '"+"custom_id"+"'",schema:schema67.anyOf[1].required,parentSchema:schema67.anyOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema67.anyOf,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema67.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/id/type",keyword:"type",params:{type: schema44.type},message:"must be string,integer",schema:schema44.type,parentSchema:schema44,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/id/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema44,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.custom_id !== undefined){
let data1 = data.custom_id;
if((typeof data1 !== "string") && (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1))))){
const err7 = {instancePath:instancePath+"/custom_id",schemaPath:"#/$defs/id/type",keyword:"type",params:{type: schema44.type},message:"must be string,integer",schema:schema44.type,parentSchema:schema44,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err8 = {instancePath:instancePath+"/custom_id",schemaPath:"#/$defs/id/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema44,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.slug !== undefined){
let data3 = data.slug;
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/slug",schemaPath:"#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.logo !== undefined){
let data4 = data.logo;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/logo",schemaPath:"#/$defs/optionalImage/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema72.type,parentSchema:schema72,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.developer !== undefined){
let data5 = data.developer;
if(typeof data5 !== "string"){
const err13 = {instancePath:instancePath+"/developer",schemaPath:"#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.price !== undefined){
let data6 = data.price;
if(typeof data6 !== "string"){
const err14 = {instancePath:instancePath+"/price",schemaPath:"#/$defs/price/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema74.type,parentSchema:schema74,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.starting_price !== undefined){
let data7 = data.starting_price;
if(typeof data7 !== "string"){
const err15 = {instancePath:instancePath+"/starting_price",schemaPath:"#/$defs/price/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema74.type,parentSchema:schema74,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.bedrooms !== undefined){
let data8 = data.bedrooms;
if((typeof data8 !== "string") && (!(Array.isArray(data8)))){
const err16 = {instancePath:instancePath+"/bedrooms",schemaPath:"#/properties/bedrooms/type",keyword:"type",params:{type: schema67.properties.bedrooms.type},message:"must be string,array",schema:schema67.properties.bedrooms.type,parentSchema:schema67.properties.bedrooms,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 !== "string"){
const err17 = {instancePath:instancePath+"/bedrooms/" + i0,schemaPath:"#/properties/bedrooms/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.bedrooms.items.type,parentSchema:schema67.properties.bedrooms.items,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
if(data.propertyType !== undefined){
let data10 = data.propertyType;
if(typeof data10 !== "string"){
const err18 = {instancePath:instancePath+"/propertyType",schemaPath:"#/properties/propertyType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.propertyType.type,parentSchema:schema67.properties.propertyType,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!((data10 === "Residential") || (data10 === "Commercial"))){
const err19 = {instancePath:instancePath+"/propertyType",schemaPath:"#/properties/propertyType/enum",keyword:"enum",params:{allowedValues: schema67.properties.propertyType.enum},message:"must be equal to one of the allowed values",schema:schema67.properties.propertyType.enum,parentSchema:schema67.properties.propertyType,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.category !== undefined){
let data11 = data.category;
if(typeof data11 !== "string"){
const err20 = {instancePath:instancePath+"/category",schemaPath:"#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.projectStatus !== undefined){
let data12 = data.projectStatus;
if(typeof data12 !== "string"){
const err21 = {instancePath:instancePath+"/projectStatus",schemaPath:"#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data12};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.furnishing !== undefined){
let data13 = data.furnishing;
if(typeof data13 !== "string"){
const err22 = {instancePath:instancePath+"/furnishing",schemaPath:"#/properties/furnishing/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.furnishing.type,parentSchema:schema67.properties.furnishing,data:data13};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.localities !== undefined){
let data14 = data.localities;
if(typeof data14 !== "string"){
const err23 = {instancePath:instancePath+"/localities",schemaPath:"#/properties/localities/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.localities.type,parentSchema:schema67.properties.localities,data:data14};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.area !== undefined){
let data15 = data.area;
if(typeof data15 !== "string"){
const err24 = {instancePath:instancePath+"/area",schemaPath:"#/$defs/area/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema78.type,parentSchema:schema78,data:data15};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.budget !== undefined){
let data16 = data.budget;
if(Array.isArray(data16)){
if(data16.length > 2){
const err25 = {instancePath:instancePath+"/budget",schemaPath:"#/properties/budget/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items",schema:2,parentSchema:schema67.properties.budget,data:data16};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data16.length < 2){
const err26 = {instancePath:instancePath+"/budget",schemaPath:"#/properties/budget/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items",schema:2,parentSchema:schema67.properties.budget,data:data16};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err27 = {instancePath:instancePath+"/budget/" + i1,schemaPath:"#/properties/budget/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema67.properties.budget.items,data:data17};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/budget/" + i1,schemaPath:"#/properties/budget/items/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema67.properties.budget.items.type,parentSchema:schema67.properties.budget.items,data:data17};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/budget",schemaPath:"#/properties/budget/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema67.properties.budget.type,parentSchema:schema67.properties.budget,data:data16};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.image !== undefined){
let data18 = data.image;
if(typeof data18 !== "string"){
const err30 = {instancePath:instancePath+"/image",schemaPath:"#/$defs/optionalImage/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema72.type,parentSchema:schema72,data:data18};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.images !== undefined){
if(!(validate41(data.images, {instancePath:instancePath+"/images",parentData:data,parentDataProperty:"images",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
if(data.possession !== undefined){
let data20 = data.possession;
if(typeof data20 !== "string"){
const err31 = {instancePath:instancePath+"/possession",schemaPath:"#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data20};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.reraNumber !== undefined){
let data21 = data.reraNumber;
if(typeof data21 !== "string"){
const err32 = {instancePath:instancePath+"/reraNumber",schemaPath:"#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data21};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.rera !== undefined){
let data22 = data.rera;
if(Array.isArray(data22)){
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
if(!(validate43(data22[i2], {instancePath:instancePath+"/rera/" + i2,parentData:data22,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
}
else {
const err33 = {instancePath:instancePath+"/rera",schemaPath:"#/properties/rera/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema67.properties.rera.type,parentSchema:schema67.properties.rera,data:data22};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.reraExempt !== undefined){
let data24 = data.reraExempt;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.reason === undefined){
const err34 = {instancePath:instancePath+"/reraExempt",schemaPath:"#/properties/reraExempt/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'",schema:schema67.properties.reraExempt.required,parentSchema:schema67.properties.reraExempt,data:data24};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
for(const key1 in data24){
if(!(key1 === "reason")){
const err35 = {instancePath:instancePath+"/reraExempt",schemaPath:"#/properties/reraExempt/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema67.properties.reraExempt,data:data24};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data24.reason !== undefined){
let data25 = data24.reason;
if(typeof data25 === "string"){
if(!pattern4.test(data25)){
const err36 = {instancePath:instancePath+"/reraExempt/reason",schemaPath:"#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data25};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/reraExempt/reason",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data25};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/reraExempt",schemaPath:"#/properties/reraExempt/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema67.properties.reraExempt.type,parentSchema:schema67.properties.reraExempt,data:data24};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.promoter !== undefined){
let data26 = data.promoter;
if(typeof data26 !== "string"){
const err39 = {instancePath:instancePath+"/promoter",schemaPath:"#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data26};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.verifiedOn !== undefined){
let data27 = data.verifiedOn;
if(typeof data27 === "string"){
if(!pattern10.test(data27)){
const err40 = {instancePath:instancePath+"/verifiedOn",schemaPath:"#/$defs/day/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$"},message:"must match pattern \""+"^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$"+"\"",schema:"^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$",parentSchema:schema53,data:data27};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/verifiedOn",schemaPath:"#/$defs/day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.type,parentSchema:schema53,data:data27};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.priceAsOn !== undefined){
let data28 = data.priceAsOn;
if(typeof data28 === "string"){
if(!pattern10.test(data28)){
const err42 = {instancePath:instancePath+"/priceAsOn",schemaPath:"#/$defs/day/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$"},message:"must match pattern \""+"^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$"+"\"",schema:"^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$",parentSchema:schema53,data:data28};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/priceAsOn",schemaPath:"#/$defs/day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.type,parentSchema:schema53,data:data28};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.shortDescription !== undefined){
let data29 = data.shortDescription;
if(typeof data29 !== "string"){
const err44 = {instancePath:instancePath+"/shortDescription",schemaPath:"#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data29};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.longDescription !== undefined){
let data30 = data.longDescription;
if(typeof data30 !== "string"){
const err45 = {instancePath:instancePath+"/longDescription",schemaPath:"#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data30};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.amenities !== undefined){
let data31 = data.amenities;
if(Array.isArray(data31)){
const len3 = data31.length;
for(let i3=0; i3<len3; i3++){
let data32 = data31[i3];
if(typeof data32 !== "string"){
const err46 = {instancePath:instancePath+"/amenities/" + i3,schemaPath:"#/properties/amenities/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.amenities.items.type,parentSchema:schema67.properties.amenities.items,data:data32};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/amenities",schemaPath:"#/properties/amenities/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema67.properties.amenities.type,parentSchema:schema67.properties.amenities,data:data31};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema67.type,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "$schema")){
let data0 = data[key0];
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate81(data0[i0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema160.additionalProperties.type,parentSchema:schema160.additionalProperties,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
if(data.$schema !== undefined){
let data2 = data.$schema;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/$schema",schemaPath:"common.schema.json#/$defs/schemaLink/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.type,parentSchema:schema36,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema160.type,parentSchema:schema160,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const services = validate85;
const schema183 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Services","description":"The text of the service pages. Each key is the id of a tile in everythingContainer.json.","type":"object","properties":{"$schema":{"$ref":"common.schema.json#/$defs/schemaLink"}},"additionalProperties":{"$ref":"#/$defs/service"},"$defs":{"service":{"title":"Service","description":"The text of one service's page.","type":"object","required":["name","summary"],"additionalProperties":false,"properties":{"name":{"$ref":"common.schema.json#/$defs/text","title":"Name","description":"The page's heading.","shownWhere":"service page","examples":["Home Loan"]},"summary":{"$ref":"common.schema.json#/$defs/text","title":"Summary","description":"One sentence under the heading.","shownWhere":"service page"},"body":{"title":"Paragraphs","description":"The text, one entry a paragraph.","shownWhere":"service page","type":"array","items":{"type":"string"}},"points":{"title":"Points","description":"What the service includes, one short line each.","shownWhere":"service page","type":"array","items":{"type":"string"}}}}}};
const schema184 = {"title":"Service","description":"The text of one service's page.","type":"object","required":["name","summary"],"additionalProperties":false,"properties":{"name":{"$ref":"common.schema.json#/$defs/text","title":"Name","description":"The page's heading.","shownWhere":"service page","examples":["Home Loan"]},"summary":{"$ref":"common.schema.json#/$defs/text","title":"Summary","description":"One sentence under the heading.","shownWhere":"service page"},"body":{"title":"Paragraphs","description":"The text, one entry a paragraph.","shownWhere":"service page","type":"array","items":{"type":"string"}},"points":{"title":"Points","description":"What the service includes, one short line each.","shownWhere":"service page","type":"array","items":{"type":"string"}}}};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema184.required,parentSchema:schema184,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.summary === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'",schema:schema184.required,parentSchema:schema184,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "summary")) || (key0 === "body")) || (key0 === "points"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema184,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"common.schema.json#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.summary !== undefined){
let data1 = data.summary;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/summary",schemaPath:"common.schema.json#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/summary",schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.body !== undefined){
let data2 = data.body;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/body/" + i0,schemaPath:"#/properties/body/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema184.properties.body.items.type,parentSchema:schema184.properties.body.items,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema184.properties.body.type,parentSchema:schema184.properties.body,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.points !== undefined){
let data4 = data.points;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/points/" + i1,schemaPath:"#/properties/points/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema184.properties.points.items.type,parentSchema:schema184.properties.points.items,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema184.properties.points.type,parentSchema:schema184.properties.points,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema184.type,parentSchema:schema184,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "$schema")){
if(!(validate86(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
}
if(data.$schema !== undefined){
let data1 = data.$schema;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/$schema",schemaPath:"common.schema.json#/$defs/schemaLink/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.type,parentSchema:schema36,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema183.type,parentSchema:schema183,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const site = validate88;
const schema188 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Site","description":"The agency's own facts: contact details, claims, pictures and the texts of the home and about pages.","type":"object","required":["name"],"additionalProperties":false,"properties":{"$schema":{"$ref":"common.schema.json#/$defs/schemaLink"},"name":{"$ref":"common.schema.json#/$defs/text","title":"Name","description":"The agency's name.","shownWhere":"header, footer, titles","examples":["Peak Force"]},"tagline":{"$ref":"common.schema.json#/$defs/optionalText","title":"Tagline","description":"One line under the name.","shownWhere":"footer, titles","examples":["Homes, plots and workplaces, chosen with care"]},"legalName":{"$ref":"common.schema.json#/$defs/optionalText","title":"Legal name","description":"The name under which the agency is registered as a company.","shownWhere":"footer, Contact page, privacy page","examples":["Peak Force Realty Private Limited"]},"address":{"$ref":"common.schema.json#/$defs/optionalText","title":"Address","description":"The office's postal address on one line.","shownWhere":"footer, Contact page"},"phone":{"$ref":"common.schema.json#/$defs/phone","title":"Phone","description":"The phone number visitors call, with the country code.","shownWhere":"header, footer, every call button","examples":["+91 98100 00000"]},"whatsapp":{"title":"WhatsApp","description":"The WhatsApp number: country code and number, digits only, no + and no spaces.","shownWhere":"every WhatsApp button","type":"string","pattern":"^[0-9]{8,15}$","patternErrorMessage":"must be 8 to 15 digits with the country code, without + or spaces","examples":["919810000000"]},"email":{"$ref":"common.schema.json#/$defs/email","title":"E-mail","description":"The address visitors write to.","shownWhere":"footer, Contact page","examples":["info@example.com"]},"callsFrom":{"title":"Numbers that call","description":"The numbers the agency calls from, so that visitors know them.","shownWhere":"footer, Contact page","type":"array","items":{"$ref":"common.schema.json#/$defs/phone","title":"Number","description":"A number the agency calls from."},"examples":[["+91 98100 00000"]]},"grievanceOfficer":{"$ref":"#/$defs/grievanceOfficer","title":"Grievance officer","description":"Who answers complaints, by name.","shownWhere":"footer, Contact page, privacy page, accessibility page"},"agentRegistrations":{"title":"Agent's registrations","description":"The agency's own registrations as a real-estate agent, one an authority.","shownWhere":"footer, Contact page","type":"array","items":{"$ref":"#/$defs/agentRegistration"},"examples":[[{"authority":"hrera","number":"SAMPLE/HRERA/AGENT/2024/007","validUntil":"2029-06-30"}]]},"reraAuthorities":{"title":"RERA authorities","description":"The real-estate authorities of the states the agency works in. Of two of one state the first is taken for projects that give only a number.","shownWhere":"project page and brochure, beside the number","type":"array","items":{"$ref":"#/$defs/reraAuthority"}},"visitHours":{"$ref":"#/$defs/visitHours","title":"Hours for site visits","description":"When visitors may come to see a project; without it no visit can be planned on the site.","shownWhere":"project page and Contact page (site visit)"},"security":{"$ref":"#/$defs/security","title":"Reports of security holes","description":"Where to report them: the file /.well-known/security.txt.","shownWhere":"/.well-known/security.txt"},"social":{"title":"Social links","description":"The agency's pages on social networks; the site shows as many as there are. The key is the network's name in small letters.","shownWhere":"footer","type":"object","additionalProperties":{"title":"Page","description":"The full web address of the agency's page.","type":"string","pattern":"^https?://\\S+$","patternErrorMessage":"must be a full web address that begins with https://"},"examples":[{"facebook":"https://facebook.example.com/peakforce"}]},"coordinates":{"$ref":"common.schema.json#/$defs/coordinates","title":"Coordinates","description":"Where the office is on the map, in decimal degrees.","shownWhere":"Contact page (directions)"},"openingHours":{"title":"Opening hours","description":"One line a group of days.","shownWhere":"Contact page","type":"array","items":{"$ref":"#/$defs/openingHours"}},"map":{"$ref":"common.schema.json#/$defs/image","title":"Map","description":"A picture of the map around the office, for the Contact page.","shownWhere":"Contact page","examples":["location-maps/sohna-road.jpg"]},"pictureKinds":{"title":"Kinds of pictures","description":"What the pictures of a folder inside data/images are, where they are no photographs. The key is the folder, ending with a slash.","shownWhere":"galleries and brochures, under each such picture","type":"object","additionalProperties":{"$ref":"common.schema.json#/$defs/text","title":"Label","description":"What its pictures are.","examples":["Artist's impression"]},"examples":[{"exteriors/":"Artist's impression"}]},"cities":{"title":"Cities","description":"The cities the agency works in, in the order of the footer.","shownWhere":"footer","type":"array","items":{"$ref":"common.schema.json#/$defs/text","title":"City","description":"A city's name.","examples":["Gurgaon"]}},"stats":{"title":"Claims","description":"The figures of the trust strip.","shownWhere":"Home (trust strip), About page","type":"array","items":{"$ref":"#/$defs/siteStat"}},"heroBanners":{"title":"Banners","description":"The pictures that fade into each other on top of the home page, in this order.","shownWhere":"Home, on top; the other pages' own banners","type":"array","items":{"$ref":"#/$defs/heroBanner"}},"homeHeadings":{"title":"Headings of the home page","description":"The title of each part of the home page and the sentence below it; a part that is not named here has its usual one.","shownWhere":"Home, headings of its parts","type":"object","additionalProperties":false,"properties":{"trending":{"$ref":"#/$defs/heading","title":"The rail of trending projects","description":"The rail of trending projects."},"developers":{"$ref":"#/$defs/heading","title":"The rail of developers","description":"The rail of developers."},"services":{"$ref":"#/$defs/heading","title":"The grid of services","description":"The grid of services."},"edge":{"$ref":"#/$defs/heading","title":"What sets the agency apart","description":"What sets the agency apart."},"testimonials":{"$ref":"#/$defs/heading","title":"What clients say","description":"What clients say."},"localities":{"$ref":"#/$defs/heading","title":"The top localities","description":"The top localities."},"faqs":{"$ref":"#/$defs/heading","title":"Questions and answers","description":"Questions and answers."},"closing":{"$ref":"#/$defs/heading","title":"The last word of the page","description":"The last word of the page."}}},"privacy":{"$ref":"#/$defs/privacy","title":"Privacy notice","description":"What becomes of a visitor's details: the page /privacy, and the line at every form. Whoever changes its words changes its version, which is stored with each enquiry.","shownWhere":"privacy page; the line at every form"},"aboutText":{"$ref":"common.schema.json#/$defs/optionalText","title":"About text","description":"A few sentences about the agency for the footer and the about page.","shownWhere":"footer, About page"},"mission":{"$ref":"common.schema.json#/$defs/optionalText","title":"Mission","description":"The agency's mission in a sentence.","shownWhere":"About page"},"vision":{"$ref":"common.schema.json#/$defs/optionalText","title":"Vision","description":"The agency's vision in a sentence.","shownWhere":"About page"},"coreValues":{"title":"Core values","description":"The values on the about page.","shownWhere":"About page","type":"array","items":{"$ref":"common.schema.json#/$defs/titledText"}},"services":{"title":"Services","description":"The services on the about page.","shownWhere":"About page","type":"array","items":{"$ref":"common.schema.json#/$defs/titledText"}},"reasons":{"title":"Reasons","description":"The reasons to choose the agency, on the about page.","shownWhere":"About page","type":"array","items":{"$ref":"common.schema.json#/$defs/titledText"}},"valueCards":{"title":"Value cards","description":"The cards of the 'Edge' section on the home page.","shownWhere":"Home (Edge)","type":"array","items":{"$ref":"common.schema.json#/$defs/titledText"}}},"$defs":{"openingHours":{"title":"Opening hours","description":"One group of days and its hours.","type":"object","required":["days","hours"],"additionalProperties":false,"properties":{"days":{"$ref":"common.schema.json#/$defs/text","title":"Days","description":"The days.","shownWhere":"Contact page","examples":["Monday to Saturday"]},"hours":{"$ref":"common.schema.json#/$defs/text","title":"Hours","description":"The hours on those days.","shownWhere":"Contact page","examples":["10:00 am – 7:00 pm"]}}},"siteStat":{"title":"Site stat","description":"One claim: a figure and what it counts.","type":"object","required":["value","label"],"additionalProperties":false,"properties":{"value":{"$ref":"common.schema.json#/$defs/text","title":"Figure","description":"The figure as shown.","shownWhere":"Home, About page","examples":["11+","100%"]},"label":{"$ref":"common.schema.json#/$defs/text","title":"Label","description":"What the figure counts.","shownWhere":"Home, About page","examples":["Years of Experience"]}}},"heroBanner":{"title":"Hero banner","description":"One banner picture.","type":"object","required":["image"],"additionalProperties":false,"properties":{"image":{"shownWhere":"Home, on top","$ref":"common.schema.json#/$defs/image","examples":["hero/hero-01.jpg"]},"alt":{"title":"Picture text","description":"What the picture shows, for people who cannot see it.","shownWhere":"Home, read out to those who do not see it","type":"string","examples":["Elliptical residential towers at dawn under a pink sky"]}}},"heading":{"title":"Heading","description":"A title and the sentence below it.","type":"object","required":["title"],"additionalProperties":false,"properties":{"title":{"$ref":"common.schema.json#/$defs/text","title":"Title","description":"The title.","shownWhere":"Home","examples":["Top Localities"]},"intro":{"$ref":"common.schema.json#/$defs/optionalText","title":"Sentence","description":"One sentence below the title.","shownWhere":"Home","examples":["The places we know street by street."]}}},"privacy":{"title":"Privacy notice","description":"A notice in parts, with its version.","type":"object","required":["version","summary","sections"],"additionalProperties":false,"properties":{"version":{"$ref":"common.schema.json#/$defs/text","title":"Version","description":"Changes with the words, for example the year and the month.","shownWhere":"privacy page; stored with each enquiry","examples":["2026-11"]},"summary":{"$ref":"common.schema.json#/$defs/text","title":"Line at forms","description":"One sentence that stands at every form.","shownWhere":"line at every form","examples":["We use your details only to answer this enquiry."]},"sections":{"title":"Parts","description":"The parts of the page, in their order.","shownWhere":"privacy page","type":"array","items":{"$ref":"#/$defs/privacySection"}}}},"privacySection":{"title":"Part of the notice","description":"A title and its paragraphs.","type":"object","required":["title","paragraphs"],"additionalProperties":false,"properties":{"title":{"$ref":"common.schema.json#/$defs/text","title":"Title","description":"What the part is about.","shownWhere":"privacy page","examples":["How long we keep it"]},"paragraphs":{"title":"Paragraphs","description":"One text a paragraph.","shownWhere":"privacy page","type":"array","items":{"$ref":"common.schema.json#/$defs/text","title":"Paragraph","description":"A paragraph.","examples":["An enquiry is deleted a year after it came."]},"examples":[["An enquiry is deleted a year after it came."]]}}},"grievanceOfficer":{"title":"Grievance officer","description":"A person and how to reach them.","type":"object","required":["name","email","phone"],"additionalProperties":false,"properties":{"name":{"$ref":"common.schema.json#/$defs/text","title":"Name","description":"The person's name.","shownWhere":"footer, Contact page","examples":["Sample Officer"]},"email":{"$ref":"common.schema.json#/$defs/email","title":"E-mail","description":"Where to write.","shownWhere":"footer, Contact page","examples":["grievance@example.com"]},"phone":{"$ref":"common.schema.json#/$defs/phone","title":"Phone","description":"Where to call.","shownWhere":"footer, Contact page"},"hours":{"$ref":"common.schema.json#/$defs/optionalText","title":"Hours","description":"When the person can be reached.","shownWhere":"Contact page","examples":["Monday to Friday, 10:00 am – 6:00 pm"]}}},"agentRegistration":{"title":"Agent's registration","description":"A registration of the agency as a real-estate agent.","type":"object","required":["authority","number"],"additionalProperties":false,"properties":{"authority":{"$ref":"common.schema.json#/$defs/id","title":"Authority","description":"The id of the authority, as in \"reraAuthorities\".","shownWhere":"footer, by its name","examples":["hrera"]},"number":{"$ref":"common.schema.json#/$defs/text","title":"Number","description":"The registration number as the authority writes it.","shownWhere":"footer, Contact page","examples":["SAMPLE/HRERA/AGENT/2024/007"]},"validUntil":{"$ref":"common.schema.json#/$defs/day","title":"Valid until","description":"The last day on which it is valid. The check warns 60 days before.","shownWhere":"Contact page","examples":["2029-06-30"]}}},"reraAuthority":{"title":"Authority","description":"A real-estate regulatory authority.","type":"object","required":["id","name","states","url"],"additionalProperties":false,"properties":{"id":{"$ref":"common.schema.json#/$defs/id","title":"Id","description":"A short name that projects refer to.","shownWhere":"not shown; names the authority in other files","examples":["hrera"]},"name":{"$ref":"common.schema.json#/$defs/text","title":"Name","description":"Its name as buyers know it.","shownWhere":"project page, brochure, footer","examples":["Haryana RERA, Gurugram"]},"states":{"title":"States","description":"The ids of the states in charges.json that it is in charge of.","shownWhere":"not shown; says which projects it is in charge of","type":"array","items":{"$ref":"common.schema.json#/$defs/id","title":"State","description":"The id of a state in charges.json.","examples":["haryana"]},"examples":[["haryana"]]},"url":{"$ref":"common.schema.json#/$defs/secureLink","title":"Site","description":"Its site, where anybody can look a registration up.","shownWhere":"project page and brochure, as a link","examples":["https://haryanarera.gov.in"]}}},"visitHours":{"title":"Hours for site visits","description":"On which days and at what times visitors may come.","type":"object","required":["days","slots"],"additionalProperties":false,"properties":{"days":{"title":"Days","description":"The days of the week on which visitors may come.","shownWhere":"site visit form","type":"array","items":{"title":"Day","description":"A day of the week: its first three letters.","type":"string","enum":["mon","tue","wed","thu","fri","sat","sun"],"examples":["sat"]},"minItems":1,"examples":[["mon","wed","sat"]]},"slots":{"title":"Times","description":"The times at which a visit can begin, India's time; a visit takes an hour.","shownWhere":"site visit form","type":"array","items":{"title":"Time","description":"A time of the day, two digits each.","type":"string","pattern":"^(?:[01][0-9]|2[0-3]):[0-5][0-9]$","patternErrorMessage":"must be a time such as 11:00","examples":["11:00"]},"minItems":1,"examples":[["11:00","16:00"]]},"from":{"title":"From","description":"How many days ahead the first day is: 0 is today. 1 unless said.","shownWhere":"site visit form","type":"integer","minimum":0,"maximum":60,"examples":[1]},"until":{"title":"Until","description":"How many days ahead the last day is. 21 unless said.","shownWhere":"site visit form","type":"integer","minimum":0,"maximum":120,"examples":[21]},"closed":{"title":"Closed","description":"Days on which nobody can come all the same.","shownWhere":"site visit form","type":"array","items":{"$ref":"common.schema.json#/$defs/day","title":"Closed day","description":"A day on which nobody can come.","examples":["2026-12-25"]},"examples":[["2026-12-25"]]}}},"security":{"title":"Reports of security holes","description":"Where to report them, and how long this holds.","type":"object","required":["contact","expires"],"additionalProperties":false,"properties":{"contact":{"title":"Contact","description":"An address of a page, or of a mailbox beginning with mailto:.","shownWhere":"/.well-known/security.txt","type":"string","pattern":"^(?:https://|mailto:)\\S+$","patternErrorMessage":"must begin with https:// or mailto:","examples":["mailto:security@example.com"]},"expires":{"title":"Expires","description":"When this has to be confirmed anew, as a date and time.","shownWhere":"/.well-known/security.txt","type":"string","pattern":"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]+)?)?(?:Z|[+-][0-9]{2}:[0-9]{2})$","patternErrorMessage":"must be a date and time such as 2027-11-30T00:00:00Z","examples":["2027-11-30T00:00:00Z"]}}}}};
const schema194 = {"title":"Phone number","description":"A phone number with the country code.","type":"string","pattern":"^\\+?[0-9][0-9 ()-]{5,22}$","patternErrorMessage":"must be a phone number: digits, spaces and an optional + in front","examples":["+91 98100 00000"]};
const schema195 = {"title":"E-mail address","description":"An e-mail address.","type":"string","pattern":"^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$","patternErrorMessage":"must be an e-mail address such as info@example.com","examples":["info@example.com"]};
const schema213 = {"title":"Reports of security holes","description":"Where to report them, and how long this holds.","type":"object","required":["contact","expires"],"additionalProperties":false,"properties":{"contact":{"title":"Contact","description":"An address of a page, or of a mailbox beginning with mailto:.","shownWhere":"/.well-known/security.txt","type":"string","pattern":"^(?:https://|mailto:)\\S+$","patternErrorMessage":"must begin with https:// or mailto:","examples":["mailto:security@example.com"]},"expires":{"title":"Expires","description":"When this has to be confirmed anew, as a date and time.","shownWhere":"/.well-known/security.txt","type":"string","pattern":"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]+)?)?(?:Z|[+-][0-9]{2}:[0-9]{2})$","patternErrorMessage":"must be a date and time such as 2027-11-30T00:00:00Z","examples":["2027-11-30T00:00:00Z"]}}};
const pattern58 = new RegExp("^\\+?[0-9][0-9 ()-]{5,22}$", "");
const pattern59 = new RegExp("^[0-9]{8,15}$", "");
const pattern60 = new RegExp("^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$", "");
const pattern74 = new RegExp("^(?:https://|mailto:)\\S+$", "");
const pattern75 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]+)?)?(?:Z|[+-][0-9]{2}:[0-9]{2})$", "");
const pattern76 = new RegExp("^https?://\\S+$", "");
const schema197 = {"title":"Grievance officer","description":"A person and how to reach them.","type":"object","required":["name","email","phone"],"additionalProperties":false,"properties":{"name":{"$ref":"common.schema.json#/$defs/text","title":"Name","description":"The person's name.","shownWhere":"footer, Contact page","examples":["Sample Officer"]},"email":{"$ref":"common.schema.json#/$defs/email","title":"E-mail","description":"Where to write.","shownWhere":"footer, Contact page","examples":["grievance@example.com"]},"phone":{"$ref":"common.schema.json#/$defs/phone","title":"Phone","description":"Where to call.","shownWhere":"footer, Contact page"},"hours":{"$ref":"common.schema.json#/$defs/optionalText","title":"Hours","description":"When the person can be reached.","shownWhere":"Contact page","examples":["Monday to Friday, 10:00 am – 6:00 pm"]}}};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema197.required,parentSchema:schema197,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'",schema:schema197.required,parentSchema:schema197,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.phone === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'",schema:schema197.required,parentSchema:schema197,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "email")) || (key0 === "phone")) || (key0 === "hours"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema197,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"common.schema.json#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/name",schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.email !== undefined){
let data1 = data.email;
if(typeof data1 === "string"){
if(!pattern60.test(data1)){
const err6 = {instancePath:instancePath+"/email",schemaPath:"common.schema.json#/$defs/email/pattern",keyword:"pattern",params:{pattern: "^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$"},message:"must match pattern \""+"^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$"+"\"",schema:"^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$",parentSchema:schema195,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/email",schemaPath:"common.schema.json#/$defs/email/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema195.type,parentSchema:schema195,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.phone !== undefined){
let data2 = data.phone;
if(typeof data2 === "string"){
if(!pattern58.test(data2)){
const err8 = {instancePath:instancePath+"/phone",schemaPath:"common.schema.json#/$defs/phone/pattern",keyword:"pattern",params:{pattern: "^\\+?[0-9][0-9 ()-]{5,22}$"},message:"must match pattern \""+"^\\+?[0-9][0-9 ()-]{5,22}$"+"\"",schema:"^\\+?[0-9][0-9 ()-]{5,22}$",parentSchema:schema194,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/phone",schemaPath:"common.schema.json#/$defs/phone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema194.type,parentSchema:schema194,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.hours !== undefined){
let data3 = data.hours;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/hours",schemaPath:"common.schema.json#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema197.type,parentSchema:schema197,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema202 = {"title":"Agent's registration","description":"A registration of the agency as a real-estate agent.","type":"object","required":["authority","number"],"additionalProperties":false,"properties":{"authority":{"$ref":"common.schema.json#/$defs/id","title":"Authority","description":"The id of the authority, as in \"reraAuthorities\".","shownWhere":"footer, by its name","examples":["hrera"]},"number":{"$ref":"common.schema.json#/$defs/text","title":"Number","description":"The registration number as the authority writes it.","shownWhere":"footer, Contact page","examples":["SAMPLE/HRERA/AGENT/2024/007"]},"validUntil":{"$ref":"common.schema.json#/$defs/day","title":"Valid until","description":"The last day on which it is valid. The check warns 60 days before.","shownWhere":"Contact page","examples":["2029-06-30"]}}};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.authority === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authority"},message:"must have required property '"+"authority"+"'",schema:schema202.required,parentSchema:schema202,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.number === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "number"},message:"must have required property '"+"number"+"'",schema:schema202.required,parentSchema:schema202,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "authority") || (key0 === "number")) || (key0 === "validUntil"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema202,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.authority !== undefined){
let data0 = data.authority;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
const err3 = {instancePath:instancePath+"/authority",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type: schema44.type},message:"must be string,integer",schema:schema44.type,parentSchema:schema44,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/authority",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema44,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.number !== undefined){
let data1 = data.number;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/number",schemaPath:"common.schema.json#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/number",schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.validUntil !== undefined){
let data2 = data.validUntil;
if(typeof data2 === "string"){
if(!pattern10.test(data2)){
const err7 = {instancePath:instancePath+"/validUntil",schemaPath:"common.schema.json#/$defs/day/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$"},message:"must match pattern \""+"^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$"+"\"",schema:"^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$",parentSchema:schema53,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/validUntil",schemaPath:"common.schema.json#/$defs/day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.type,parentSchema:schema53,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema202.type,parentSchema:schema202,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema206 = {"title":"Authority","description":"A real-estate regulatory authority.","type":"object","required":["id","name","states","url"],"additionalProperties":false,"properties":{"id":{"$ref":"common.schema.json#/$defs/id","title":"Id","description":"A short name that projects refer to.","shownWhere":"not shown; names the authority in other files","examples":["hrera"]},"name":{"$ref":"common.schema.json#/$defs/text","title":"Name","description":"Its name as buyers know it.","shownWhere":"project page, brochure, footer","examples":["Haryana RERA, Gurugram"]},"states":{"title":"States","description":"The ids of the states in charges.json that it is in charge of.","shownWhere":"not shown; says which projects it is in charge of","type":"array","items":{"$ref":"common.schema.json#/$defs/id","title":"State","description":"The id of a state in charges.json.","examples":["haryana"]},"examples":[["haryana"]]},"url":{"$ref":"common.schema.json#/$defs/secureLink","title":"Site","description":"Its site, where anybody can look a registration up.","shownWhere":"project page and brochure, as a link","examples":["https://haryanarera.gov.in"]}}};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema206.required,parentSchema:schema206,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema206.required,parentSchema:schema206,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.states === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "states"},message:"must have required property '"+"states"+"'",schema:schema206.required,parentSchema:schema206,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.url === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema206.required,parentSchema:schema206,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "name")) || (key0 === "states")) || (key0 === "url"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema206,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
const err5 = {instancePath:instancePath+"/id",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type: schema44.type},message:"must be string,integer",schema:schema44.type,parentSchema:schema44,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema44,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err7 = {instancePath:instancePath+"/name",schemaPath:"common.schema.json#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/name",schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.states !== undefined){
let data2 = data.states;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if((typeof data3 !== "string") && (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3))))){
const err9 = {instancePath:instancePath+"/states/" + i0,schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type: schema44.type},message:"must be string,integer",schema:schema44.type,parentSchema:schema44,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err10 = {instancePath:instancePath+"/states/" + i0,schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema44,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/states",schemaPath:"#/properties/states/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema206.properties.states.type,parentSchema:schema206.properties.states,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.url !== undefined){
let data4 = data.url;
if(typeof data4 === "string"){
if(!pattern22.test(data4)){
const err12 = {instancePath:instancePath+"/url",schemaPath:"common.schema.json#/$defs/secureLink/pattern",keyword:"pattern",params:{pattern: "^https://\\S+$"},message:"must match pattern \""+"^https://\\S+$"+"\"",schema:"^https://\\S+$",parentSchema:schema89,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/url",schemaPath:"common.schema.json#/$defs/secureLink/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema89.type,parentSchema:schema89,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema206.type,parentSchema:schema206,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema211 = {"title":"Hours for site visits","description":"On which days and at what times visitors may come.","type":"object","required":["days","slots"],"additionalProperties":false,"properties":{"days":{"title":"Days","description":"The days of the week on which visitors may come.","shownWhere":"site visit form","type":"array","items":{"title":"Day","description":"A day of the week: its first three letters.","type":"string","enum":["mon","tue","wed","thu","fri","sat","sun"],"examples":["sat"]},"minItems":1,"examples":[["mon","wed","sat"]]},"slots":{"title":"Times","description":"The times at which a visit can begin, India's time; a visit takes an hour.","shownWhere":"site visit form","type":"array","items":{"title":"Time","description":"A time of the day, two digits each.","type":"string","pattern":"^(?:[01][0-9]|2[0-3]):[0-5][0-9]$","patternErrorMessage":"must be a time such as 11:00","examples":["11:00"]},"minItems":1,"examples":[["11:00","16:00"]]},"from":{"title":"From","description":"How many days ahead the first day is: 0 is today. 1 unless said.","shownWhere":"site visit form","type":"integer","minimum":0,"maximum":60,"examples":[1]},"until":{"title":"Until","description":"How many days ahead the last day is. 21 unless said.","shownWhere":"site visit form","type":"integer","minimum":0,"maximum":120,"examples":[21]},"closed":{"title":"Closed","description":"Days on which nobody can come all the same.","shownWhere":"site visit form","type":"array","items":{"$ref":"common.schema.json#/$defs/day","title":"Closed day","description":"A day on which nobody can come.","examples":["2026-12-25"]},"examples":[["2026-12-25"]]}}};
const pattern72 = new RegExp("^(?:[01][0-9]|2[0-3]):[0-5][0-9]$", "");

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.days === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "days"},message:"must have required property '"+"days"+"'",schema:schema211.required,parentSchema:schema211,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.slots === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slots"},message:"must have required property '"+"slots"+"'",schema:schema211.required,parentSchema:schema211,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "days") || (key0 === "slots")) || (key0 === "from")) || (key0 === "until")) || (key0 === "closed"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema211,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.days !== undefined){
let data0 = data.days;
if(Array.isArray(data0)){
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema211.properties.days,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/days/" + i0,schemaPath:"#/properties/days/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema211.properties.days.items.type,parentSchema:schema211.properties.days.items,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((((((data1 === "mon") || (data1 === "tue")) || (data1 === "wed")) || (data1 === "thu")) || (data1 === "fri")) || (data1 === "sat")) || (data1 === "sun"))){
const err5 = {instancePath:instancePath+"/days/" + i0,schemaPath:"#/properties/days/items/enum",keyword:"enum",params:{allowedValues: schema211.properties.days.items.enum},message:"must be equal to one of the allowed values",schema:schema211.properties.days.items.enum,parentSchema:schema211.properties.days.items,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema211.properties.days.type,parentSchema:schema211.properties.days,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.slots !== undefined){
let data2 = data.slots;
if(Array.isArray(data2)){
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/slots",schemaPath:"#/properties/slots/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema211.properties.slots,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(typeof data3 === "string"){
if(!pattern72.test(data3)){
const err8 = {instancePath:instancePath+"/slots/" + i1,schemaPath:"#/properties/slots/items/pattern",keyword:"pattern",params:{pattern: "^(?:[01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^(?:[01][0-9]|2[0-3]):[0-5][0-9]$"+"\"",schema:"^(?:[01][0-9]|2[0-3]):[0-5][0-9]$",parentSchema:schema211.properties.slots.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/slots/" + i1,schemaPath:"#/properties/slots/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema211.properties.slots.items.type,parentSchema:schema211.properties.slots.items,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/slots",schemaPath:"#/properties/slots/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema211.properties.slots.type,parentSchema:schema211.properties.slots,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.from !== undefined){
let data4 = data.from;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema211.properties.from.type,parentSchema:schema211.properties.from,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 60 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60",schema:60,parentSchema:schema211.properties.from,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema211.properties.from,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.until !== undefined){
let data5 = data.until;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err14 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema211.properties.until.type,parentSchema:schema211.properties.until,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 120 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/maximum",keyword:"maximum",params:{comparison: "<=", limit: 120},message:"must be <= 120",schema:120,parentSchema:schema211.properties.until,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema211.properties.until,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.closed !== undefined){
let data6 = data.closed;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(!pattern10.test(data7)){
const err17 = {instancePath:instancePath+"/closed/" + i2,schemaPath:"common.schema.json#/$defs/day/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$"},message:"must match pattern \""+"^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$"+"\"",schema:"^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$",parentSchema:schema53,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/closed/" + i2,schemaPath:"common.schema.json#/$defs/day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.type,parentSchema:schema53,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/closed",schemaPath:"#/properties/closed/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema211.properties.closed.type,parentSchema:schema211.properties.closed,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema211.type,parentSchema:schema211,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema215 = {"title":"Opening hours","description":"One group of days and its hours.","type":"object","required":["days","hours"],"additionalProperties":false,"properties":{"days":{"$ref":"common.schema.json#/$defs/text","title":"Days","description":"The days.","shownWhere":"Contact page","examples":["Monday to Saturday"]},"hours":{"$ref":"common.schema.json#/$defs/text","title":"Hours","description":"The hours on those days.","shownWhere":"Contact page","examples":["10:00 am – 7:00 pm"]}}};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.days === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "days"},message:"must have required property '"+"days"+"'",schema:schema215.required,parentSchema:schema215,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.hours === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hours"},message:"must have required property '"+"hours"+"'",schema:schema215.required,parentSchema:schema215,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "days") || (key0 === "hours"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema215,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.days !== undefined){
let data0 = data.days;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/days",schemaPath:"common.schema.json#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/days",schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.hours !== undefined){
let data1 = data.hours;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/hours",schemaPath:"common.schema.json#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/hours",schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema215.type,parentSchema:schema215,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema221 = {"title":"Site stat","description":"One claim: a figure and what it counts.","type":"object","required":["value","label"],"additionalProperties":false,"properties":{"value":{"$ref":"common.schema.json#/$defs/text","title":"Figure","description":"The figure as shown.","shownWhere":"Home, About page","examples":["11+","100%"]},"label":{"$ref":"common.schema.json#/$defs/text","title":"Label","description":"What the figure counts.","shownWhere":"Home, About page","examples":["Years of Experience"]}}};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema221.required,parentSchema:schema221,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema221.required,parentSchema:schema221,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "value") || (key0 === "label"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema221,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/value",schemaPath:"common.schema.json#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/value",schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/label",schemaPath:"common.schema.json#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/label",schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema221.type,parentSchema:schema221,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema224 = {"title":"Hero banner","description":"One banner picture.","type":"object","required":["image"],"additionalProperties":false,"properties":{"image":{"shownWhere":"Home, on top","$ref":"common.schema.json#/$defs/image","examples":["hero/hero-01.jpg"]},"alt":{"title":"Picture text","description":"What the picture shows, for people who cannot see it.","shownWhere":"Home, read out to those who do not see it","type":"string","examples":["Elliptical residential towers at dawn under a pink sky"]}}};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.image === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "image"},message:"must have required property '"+"image"+"'",schema:schema224.required,parentSchema:schema224,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "image") || (key0 === "alt"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema224,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.image !== undefined){
let data0 = data.image;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/image",schemaPath:"common.schema.json#/$defs/image/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/image",schemaPath:"common.schema.json#/$defs/image/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.alt !== undefined){
let data1 = data.alt;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema224.properties.alt.type,parentSchema:schema224.properties.alt,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema224.type,parentSchema:schema224,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema226 = {"title":"Heading","description":"A title and the sentence below it.","type":"object","required":["title"],"additionalProperties":false,"properties":{"title":{"$ref":"common.schema.json#/$defs/text","title":"Title","description":"The title.","shownWhere":"Home","examples":["Top Localities"]},"intro":{"$ref":"common.schema.json#/$defs/optionalText","title":"Sentence","description":"One sentence below the title.","shownWhere":"Home","examples":["The places we know street by street."]}}};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema226.required,parentSchema:schema226,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "title") || (key0 === "intro"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema226,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/title",schemaPath:"common.schema.json#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/title",schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.intro !== undefined){
let data1 = data.intro;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/intro",schemaPath:"common.schema.json#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema226.type,parentSchema:schema226,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema229 = {"title":"Privacy notice","description":"A notice in parts, with its version.","type":"object","required":["version","summary","sections"],"additionalProperties":false,"properties":{"version":{"$ref":"common.schema.json#/$defs/text","title":"Version","description":"Changes with the words, for example the year and the month.","shownWhere":"privacy page; stored with each enquiry","examples":["2026-11"]},"summary":{"$ref":"common.schema.json#/$defs/text","title":"Line at forms","description":"One sentence that stands at every form.","shownWhere":"line at every form","examples":["We use your details only to answer this enquiry."]},"sections":{"title":"Parts","description":"The parts of the page, in their order.","shownWhere":"privacy page","type":"array","items":{"$ref":"#/$defs/privacySection"}}}};
const schema232 = {"title":"Part of the notice","description":"A title and its paragraphs.","type":"object","required":["title","paragraphs"],"additionalProperties":false,"properties":{"title":{"$ref":"common.schema.json#/$defs/text","title":"Title","description":"What the part is about.","shownWhere":"privacy page","examples":["How long we keep it"]},"paragraphs":{"title":"Paragraphs","description":"One text a paragraph.","shownWhere":"privacy page","type":"array","items":{"$ref":"common.schema.json#/$defs/text","title":"Paragraph","description":"A paragraph.","examples":["An enquiry is deleted a year after it came."]},"examples":[["An enquiry is deleted a year after it came."]]}}};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema232.required,parentSchema:schema232,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.paragraphs === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paragraphs"},message:"must have required property '"+"paragraphs"+"'",schema:schema232.required,parentSchema:schema232,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "title") || (key0 === "paragraphs"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema232,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/title",schemaPath:"common.schema.json#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/title",schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.paragraphs !== undefined){
let data1 = data.paragraphs;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err5 = {instancePath:instancePath+"/paragraphs/" + i0,schemaPath:"common.schema.json#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/paragraphs/" + i0,schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/paragraphs",schemaPath:"#/properties/paragraphs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema232.properties.paragraphs.type,parentSchema:schema232.properties.paragraphs,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema232.type,parentSchema:schema232,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'",schema:schema229.required,parentSchema:schema229,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.summary === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'",schema:schema229.required,parentSchema:schema229,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sections === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sections"},message:"must have required property '"+"sections"+"'",schema:schema229.required,parentSchema:schema229,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "version") || (key0 === "summary")) || (key0 === "sections"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema229,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.version !== undefined){
let data0 = data.version;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/version",schemaPath:"common.schema.json#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/version",schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.summary !== undefined){
let data1 = data.summary;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err6 = {instancePath:instancePath+"/summary",schemaPath:"common.schema.json#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/summary",schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.sections !== undefined){
let data2 = data.sections;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate113(data2[i0], {instancePath:instancePath+"/sections/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema229.properties.sections.type,parentSchema:schema229.properties.sections,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema229.type,parentSchema:schema229,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema238 = {"title":"Card","description":"A heading and the sentence under it.","type":"object","required":["title","description"],"additionalProperties":false,"properties":{"title":{"$ref":"#/$defs/text","title":"Heading","description":"The card's heading, a few words.","shownWhere":"About page, Home (cards)","examples":["Integrity"]},"description":{"$ref":"#/$defs/text","title":"Sentence","description":"One or two sentences under the heading.","shownWhere":"About page, Home (cards)","examples":["We tell clients what we know about a property, including the drawbacks."]}}};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema238.required,parentSchema:schema238,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.description === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'",schema:schema238.required,parentSchema:schema238,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "title") || (key0 === "description"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema238,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema238.type,parentSchema:schema238,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema188.required,parentSchema:schema188,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema188.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema188,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/$schema",schemaPath:"common.schema.json#/$defs/schemaLink/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.type,parentSchema:schema36,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"common.schema.json#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.tagline !== undefined){
let data2 = data.tagline;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/tagline",schemaPath:"common.schema.json#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.legalName !== undefined){
let data3 = data.legalName;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/legalName",schemaPath:"common.schema.json#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.address !== undefined){
let data4 = data.address;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/address",schemaPath:"common.schema.json#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.phone !== undefined){
let data5 = data.phone;
if(typeof data5 === "string"){
if(!pattern58.test(data5)){
const err8 = {instancePath:instancePath+"/phone",schemaPath:"common.schema.json#/$defs/phone/pattern",keyword:"pattern",params:{pattern: "^\\+?[0-9][0-9 ()-]{5,22}$"},message:"must match pattern \""+"^\\+?[0-9][0-9 ()-]{5,22}$"+"\"",schema:"^\\+?[0-9][0-9 ()-]{5,22}$",parentSchema:schema194,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/phone",schemaPath:"common.schema.json#/$defs/phone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema194.type,parentSchema:schema194,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.whatsapp !== undefined){
let data6 = data.whatsapp;
if(typeof data6 === "string"){
if(!pattern59.test(data6)){
const err10 = {instancePath:instancePath+"/whatsapp",schemaPath:"#/properties/whatsapp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{8,15}$"},message:"must match pattern \""+"^[0-9]{8,15}$"+"\"",schema:"^[0-9]{8,15}$",parentSchema:schema188.properties.whatsapp,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/whatsapp",schemaPath:"#/properties/whatsapp/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema188.properties.whatsapp.type,parentSchema:schema188.properties.whatsapp,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.email !== undefined){
let data7 = data.email;
if(typeof data7 === "string"){
if(!pattern60.test(data7)){
const err12 = {instancePath:instancePath+"/email",schemaPath:"common.schema.json#/$defs/email/pattern",keyword:"pattern",params:{pattern: "^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$"},message:"must match pattern \""+"^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$"+"\"",schema:"^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$",parentSchema:schema195,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/email",schemaPath:"common.schema.json#/$defs/email/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema195.type,parentSchema:schema195,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.callsFrom !== undefined){
let data8 = data.callsFrom;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 === "string"){
if(!pattern58.test(data9)){
const err14 = {instancePath:instancePath+"/callsFrom/" + i0,schemaPath:"common.schema.json#/$defs/phone/pattern",keyword:"pattern",params:{pattern: "^\\+?[0-9][0-9 ()-]{5,22}$"},message:"must match pattern \""+"^\\+?[0-9][0-9 ()-]{5,22}$"+"\"",schema:"^\\+?[0-9][0-9 ()-]{5,22}$",parentSchema:schema194,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/callsFrom/" + i0,schemaPath:"common.schema.json#/$defs/phone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema194.type,parentSchema:schema194,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/callsFrom",schemaPath:"#/properties/callsFrom/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema188.properties.callsFrom.type,parentSchema:schema188.properties.callsFrom,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.grievanceOfficer !== undefined){
if(!(validate89(data.grievanceOfficer, {instancePath:instancePath+"/grievanceOfficer",parentData:data,parentDataProperty:"grievanceOfficer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
if(data.agentRegistrations !== undefined){
let data11 = data.agentRegistrations;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(!(validate91(data11[i1], {instancePath:instancePath+"/agentRegistrations/" + i1,parentData:data11,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/agentRegistrations",schemaPath:"#/properties/agentRegistrations/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema188.properties.agentRegistrations.type,parentSchema:schema188.properties.agentRegistrations,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.reraAuthorities !== undefined){
let data13 = data.reraAuthorities;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
if(!(validate93(data13[i2], {instancePath:instancePath+"/reraAuthorities/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/reraAuthorities",schemaPath:"#/properties/reraAuthorities/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema188.properties.reraAuthorities.type,parentSchema:schema188.properties.reraAuthorities,data:data13};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.visitHours !== undefined){
if(!(validate95(data.visitHours, {instancePath:instancePath+"/visitHours",parentData:data,parentDataProperty:"visitHours",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
if(data.security !== undefined){
let data16 = data.security;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.contact === undefined){
const err19 = {instancePath:instancePath+"/security",schemaPath:"#/$defs/security/required",keyword:"required",params:{missingProperty: "contact"},message:"must have required property '"+"contact"+"'",schema:schema213.required,parentSchema:schema213,data:data16};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data16.expires === undefined){
const err20 = {instancePath:instancePath+"/security",schemaPath:"#/$defs/security/required",keyword:"required",params:{missingProperty: "expires"},message:"must have required property '"+"expires"+"'",schema:schema213.required,parentSchema:schema213,data:data16};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key1 in data16){
if(!((key1 === "contact") || (key1 === "expires"))){
const err21 = {instancePath:instancePath+"/security",schemaPath:"#/$defs/security/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema213,data:data16};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data16.contact !== undefined){
let data17 = data16.contact;
if(typeof data17 === "string"){
if(!pattern74.test(data17)){
const err22 = {instancePath:instancePath+"/security/contact",schemaPath:"#/$defs/security/properties/contact/pattern",keyword:"pattern",params:{pattern: "^(?:https://|mailto:)\\S+$"},message:"must match pattern \""+"^(?:https://|mailto:)\\S+$"+"\"",schema:"^(?:https://|mailto:)\\S+$",parentSchema:schema213.properties.contact,data:data17};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/security/contact",schemaPath:"#/$defs/security/properties/contact/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema213.properties.contact.type,parentSchema:schema213.properties.contact,data:data17};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data16.expires !== undefined){
let data18 = data16.expires;
if(typeof data18 === "string"){
if(!pattern75.test(data18)){
const err24 = {instancePath:instancePath+"/security/expires",schemaPath:"#/$defs/security/properties/expires/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]+)?)?(?:Z|[+-][0-9]{2}:[0-9]{2})$"},message:"must match pattern \""+"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]+)?)?(?:Z|[+-][0-9]{2}:[0-9]{2})$"+"\"",schema:"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]+)?)?(?:Z|[+-][0-9]{2}:[0-9]{2})$",parentSchema:schema213.properties.expires,data:data18};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/security/expires",schemaPath:"#/$defs/security/properties/expires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema213.properties.expires.type,parentSchema:schema213.properties.expires,data:data18};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/security",schemaPath:"#/$defs/security/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema213.type,parentSchema:schema213,data:data16};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.social !== undefined){
let data19 = data.social;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key2 in data19){
let data20 = data19[key2];
if(typeof data20 === "string"){
if(!pattern76.test(data20)){
const err27 = {instancePath:instancePath+"/social/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/social/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^https?://\\S+$"},message:"must match pattern \""+"^https?://\\S+$"+"\"",schema:"^https?://\\S+$",parentSchema:schema188.properties.social.additionalProperties,data:data20};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/social/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/social/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema188.properties.social.additionalProperties.type,parentSchema:schema188.properties.social.additionalProperties,data:data20};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/social",schemaPath:"#/properties/social/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema188.properties.social.type,parentSchema:schema188.properties.social,data:data19};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.coordinates !== undefined){
let data21 = data.coordinates;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.lat === undefined){
const err30 = {instancePath:instancePath+"/coordinates",schemaPath:"common.schema.json#/$defs/coordinates/required",keyword:"required",params:{missingProperty: "lat"},message:"must have required property '"+"lat"+"'",schema:schema144.required,parentSchema:schema144,data:data21};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data21.lng === undefined){
const err31 = {instancePath:instancePath+"/coordinates",schemaPath:"common.schema.json#/$defs/coordinates/required",keyword:"required",params:{missingProperty: "lng"},message:"must have required property '"+"lng"+"'",schema:schema144.required,parentSchema:schema144,data:data21};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key3 in data21){
if(!((key3 === "lat") || (key3 === "lng"))){
const err32 = {instancePath:instancePath+"/coordinates",schemaPath:"common.schema.json#/$defs/coordinates/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema144,data:data21};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data21.lat !== undefined){
let data22 = data21.lat;
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 90 || isNaN(data22)){
const err33 = {instancePath:instancePath+"/coordinates/lat",schemaPath:"common.schema.json#/$defs/coordinates/properties/lat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90},message:"must be <= 90",schema:90,parentSchema:schema144.properties.lat,data:data22};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data22 < -90 || isNaN(data22)){
const err34 = {instancePath:instancePath+"/coordinates/lat",schemaPath:"common.schema.json#/$defs/coordinates/properties/lat/minimum",keyword:"minimum",params:{comparison: ">=", limit: -90},message:"must be >= -90",schema:-90,parentSchema:schema144.properties.lat,data:data22};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/coordinates/lat",schemaPath:"common.schema.json#/$defs/coordinates/properties/lat/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema144.properties.lat.type,parentSchema:schema144.properties.lat,data:data22};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data21.lng !== undefined){
let data23 = data21.lng;
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 180 || isNaN(data23)){
const err36 = {instancePath:instancePath+"/coordinates/lng",schemaPath:"common.schema.json#/$defs/coordinates/properties/lng/maximum",keyword:"maximum",params:{comparison: "<=", limit: 180},message:"must be <= 180",schema:180,parentSchema:schema144.properties.lng,data:data23};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data23 < -180 || isNaN(data23)){
const err37 = {instancePath:instancePath+"/coordinates/lng",schemaPath:"common.schema.json#/$defs/coordinates/properties/lng/minimum",keyword:"minimum",params:{comparison: ">=", limit: -180},message:"must be >= -180",schema:-180,parentSchema:schema144.properties.lng,data:data23};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/coordinates/lng",schemaPath:"common.schema.json#/$defs/coordinates/properties/lng/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema144.properties.lng.type,parentSchema:schema144.properties.lng,data:data23};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/coordinates",schemaPath:"common.schema.json#/$defs/coordinates/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema144.type,parentSchema:schema144,data:data21};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.openingHours !== undefined){
let data24 = data.openingHours;
if(Array.isArray(data24)){
const len3 = data24.length;
for(let i3=0; i3<len3; i3++){
if(!(validate97(data24[i3], {instancePath:instancePath+"/openingHours/" + i3,parentData:data24,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
}
else {
const err40 = {instancePath:instancePath+"/openingHours",schemaPath:"#/properties/openingHours/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema188.properties.openingHours.type,parentSchema:schema188.properties.openingHours,data:data24};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.map !== undefined){
let data26 = data.map;
if(typeof data26 === "string"){
if(!pattern4.test(data26)){
const err41 = {instancePath:instancePath+"/map",schemaPath:"common.schema.json#/$defs/image/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema34,data:data26};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/map",schemaPath:"common.schema.json#/$defs/image/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data26};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.pictureKinds !== undefined){
let data27 = data.pictureKinds;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const key4 in data27){
let data28 = data27[key4];
if(typeof data28 === "string"){
if(!pattern4.test(data28)){
const err43 = {instancePath:instancePath+"/pictureKinds/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"common.schema.json#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data28};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/pictureKinds/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data28};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/pictureKinds",schemaPath:"#/properties/pictureKinds/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema188.properties.pictureKinds.type,parentSchema:schema188.properties.pictureKinds,data:data27};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.cities !== undefined){
let data29 = data.cities;
if(Array.isArray(data29)){
const len4 = data29.length;
for(let i4=0; i4<len4; i4++){
let data30 = data29[i4];
if(typeof data30 === "string"){
if(!pattern4.test(data30)){
const err46 = {instancePath:instancePath+"/cities/" + i4,schemaPath:"common.schema.json#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data30};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/cities/" + i4,schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data30};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/cities",schemaPath:"#/properties/cities/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema188.properties.cities.type,parentSchema:schema188.properties.cities,data:data29};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.stats !== undefined){
let data31 = data.stats;
if(Array.isArray(data31)){
const len5 = data31.length;
for(let i5=0; i5<len5; i5++){
if(!(validate99(data31[i5], {instancePath:instancePath+"/stats/" + i5,parentData:data31,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
}
else {
const err49 = {instancePath:instancePath+"/stats",schemaPath:"#/properties/stats/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema188.properties.stats.type,parentSchema:schema188.properties.stats,data:data31};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.heroBanners !== undefined){
let data33 = data.heroBanners;
if(Array.isArray(data33)){
const len6 = data33.length;
for(let i6=0; i6<len6; i6++){
if(!(validate101(data33[i6], {instancePath:instancePath+"/heroBanners/" + i6,parentData:data33,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
}
}
else {
const err50 = {instancePath:instancePath+"/heroBanners",schemaPath:"#/properties/heroBanners/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema188.properties.heroBanners.type,parentSchema:schema188.properties.heroBanners,data:data33};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.homeHeadings !== undefined){
let data35 = data.homeHeadings;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
for(const key5 in data35){
if(!((((((((key5 === "trending") || (key5 === "developers")) || (key5 === "services")) || (key5 === "edge")) || (key5 === "testimonials")) || (key5 === "localities")) || (key5 === "faqs")) || (key5 === "closing"))){
const err51 = {instancePath:instancePath+"/homeHeadings",schemaPath:"#/properties/homeHeadings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema188.properties.homeHeadings,data:data35};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data35.trending !== undefined){
if(!(validate103(data35.trending, {instancePath:instancePath+"/homeHeadings/trending",parentData:data35,parentDataProperty:"trending",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
if(data35.developers !== undefined){
if(!(validate103(data35.developers, {instancePath:instancePath+"/homeHeadings/developers",parentData:data35,parentDataProperty:"developers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
if(data35.services !== undefined){
if(!(validate103(data35.services, {instancePath:instancePath+"/homeHeadings/services",parentData:data35,parentDataProperty:"services",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
if(data35.edge !== undefined){
if(!(validate103(data35.edge, {instancePath:instancePath+"/homeHeadings/edge",parentData:data35,parentDataProperty:"edge",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
if(data35.testimonials !== undefined){
if(!(validate103(data35.testimonials, {instancePath:instancePath+"/homeHeadings/testimonials",parentData:data35,parentDataProperty:"testimonials",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
if(data35.localities !== undefined){
if(!(validate103(data35.localities, {instancePath:instancePath+"/homeHeadings/localities",parentData:data35,parentDataProperty:"localities",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
if(data35.faqs !== undefined){
if(!(validate103(data35.faqs, {instancePath:instancePath+"/homeHeadings/faqs",parentData:data35,parentDataProperty:"faqs",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
if(data35.closing !== undefined){
if(!(validate103(data35.closing, {instancePath:instancePath+"/homeHeadings/closing",parentData:data35,parentDataProperty:"closing",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
}
else {
const err52 = {instancePath:instancePath+"/homeHeadings",schemaPath:"#/properties/homeHeadings/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema188.properties.homeHeadings.type,parentSchema:schema188.properties.homeHeadings,data:data35};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.privacy !== undefined){
if(!(validate112(data.privacy, {instancePath:instancePath+"/privacy",parentData:data,parentDataProperty:"privacy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
}
if(data.aboutText !== undefined){
let data45 = data.aboutText;
if(typeof data45 !== "string"){
const err53 = {instancePath:instancePath+"/aboutText",schemaPath:"common.schema.json#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data45};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.mission !== undefined){
let data46 = data.mission;
if(typeof data46 !== "string"){
const err54 = {instancePath:instancePath+"/mission",schemaPath:"common.schema.json#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data46};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.vision !== undefined){
let data47 = data.vision;
if(typeof data47 !== "string"){
const err55 = {instancePath:instancePath+"/vision",schemaPath:"common.schema.json#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data47};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.coreValues !== undefined){
let data48 = data.coreValues;
if(Array.isArray(data48)){
const len7 = data48.length;
for(let i7=0; i7<len7; i7++){
if(!(validate116(data48[i7], {instancePath:instancePath+"/coreValues/" + i7,parentData:data48,parentDataProperty:i7,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
}
else {
const err56 = {instancePath:instancePath+"/coreValues",schemaPath:"#/properties/coreValues/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema188.properties.coreValues.type,parentSchema:schema188.properties.coreValues,data:data48};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.services !== undefined){
let data50 = data.services;
if(Array.isArray(data50)){
const len8 = data50.length;
for(let i8=0; i8<len8; i8++){
if(!(validate116(data50[i8], {instancePath:instancePath+"/services/" + i8,parentData:data50,parentDataProperty:i8,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
}
else {
const err57 = {instancePath:instancePath+"/services",schemaPath:"#/properties/services/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema188.properties.services.type,parentSchema:schema188.properties.services,data:data50};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.reasons !== undefined){
let data52 = data.reasons;
if(Array.isArray(data52)){
const len9 = data52.length;
for(let i9=0; i9<len9; i9++){
if(!(validate116(data52[i9], {instancePath:instancePath+"/reasons/" + i9,parentData:data52,parentDataProperty:i9,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
}
else {
const err58 = {instancePath:instancePath+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema188.properties.reasons.type,parentSchema:schema188.properties.reasons,data:data52};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.valueCards !== undefined){
let data54 = data.valueCards;
if(Array.isArray(data54)){
const len10 = data54.length;
for(let i10=0; i10<len10; i10++){
if(!(validate116(data54[i10], {instancePath:instancePath+"/valueCards/" + i10,parentData:data54,parentDataProperty:i10,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
}
else {
const err59 = {instancePath:instancePath+"/valueCards",schemaPath:"#/properties/valueCards/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema188.properties.valueCards.type,parentSchema:schema188.properties.valueCards,data:data54};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema188.type,parentSchema:schema188,data};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const sitePlanData = validate121;
const schema241 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Site plans","description":"The site plans. Each key is the id (or custom id) of a project.","type":"object","properties":{"$schema":{"$ref":"common.schema.json#/$defs/schemaLink"}},"additionalProperties":{"$ref":"#/$defs/sitePlan"},"$defs":{"sitePlan":{"title":"Site plan","description":"The site plan of one project.","type":"object","required":["sitePlanImages"],"additionalProperties":false,"properties":{"name":{"$ref":"common.schema.json#/$defs/optionalText","title":"Project name","description":"The project's name.","shownWhere":"not shown; the project's own name is","examples":["The Aravalli Summit"]},"sitePlanImages":{"$ref":"common.schema.json#/$defs/images","title":"Pictures","description":"The sheet first, then views. Each is a path inside data/images or a full web address.","shownWhere":"project page (Site Plan)","examples":[["site-plans/the-aravalli-summit.jpg"]]}}}}};
const schema242 = {"title":"Site plan","description":"The site plan of one project.","type":"object","required":["sitePlanImages"],"additionalProperties":false,"properties":{"name":{"$ref":"common.schema.json#/$defs/optionalText","title":"Project name","description":"The project's name.","shownWhere":"not shown; the project's own name is","examples":["The Aravalli Summit"]},"sitePlanImages":{"$ref":"common.schema.json#/$defs/images","title":"Pictures","description":"The sheet first, then views. Each is a path inside data/images or a full web address.","shownWhere":"project page (Site Plan)","examples":[["site-plans/the-aravalli-summit.jpg"]]}}};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/image/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/image/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema80.type,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sitePlanImages === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sitePlanImages"},message:"must have required property '"+"sitePlanImages"+"'",schema:schema242.required,parentSchema:schema242,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "sitePlanImages"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema242,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"common.schema.json#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.sitePlanImages !== undefined){
if(!(validate123(data.sitePlanImages, {instancePath:instancePath+"/sitePlanImages",parentData:data,parentDataProperty:"sitePlanImages",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema242.type,parentSchema:schema242,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "$schema")){
if(!(validate122(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
}
}
if(data.$schema !== undefined){
let data1 = data.$schema;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/$schema",schemaPath:"common.schema.json#/$defs/schemaLink/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.type,parentSchema:schema36,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema241.type,parentSchema:schema241,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const testimonials = validate126;
const schema247 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Testimonials","description":"What clients say, in the order of the carousel.","type":"array","items":{"$ref":"#/$defs/testimonial"},"$defs":{"testimonial":{"title":"Testimonial","description":"One client's words.","type":"object","required":["name","rating","review"],"additionalProperties":false,"properties":{"name":{"$ref":"common.schema.json#/$defs/text","title":"Name","description":"The client's name as it may be shown.","shownWhere":"Home (testimonials)","examples":["Nandita R."]},"time":{"$ref":"common.schema.json#/$defs/optionalText","title":"Time","description":"When it was said, in words.","shownWhere":"Home (testimonials)","examples":["2 weeks ago"]},"rating":{"title":"Rating","description":"Stars from 1 to 5.","shownWhere":"Home (testimonials)","type":"number","minimum":1,"maximum":5,"examples":[5]},"review":{"$ref":"common.schema.json#/$defs/text","title":"Review","description":"What the client said.","shownWhere":"Home (testimonials)"},"location":{"$ref":"common.schema.json#/$defs/optionalText","title":"Location","description":"The client's city.","shownWhere":"Home (testimonials)","examples":["Gurgaon"]}}}}};
const schema248 = {"title":"Testimonial","description":"One client's words.","type":"object","required":["name","rating","review"],"additionalProperties":false,"properties":{"name":{"$ref":"common.schema.json#/$defs/text","title":"Name","description":"The client's name as it may be shown.","shownWhere":"Home (testimonials)","examples":["Nandita R."]},"time":{"$ref":"common.schema.json#/$defs/optionalText","title":"Time","description":"When it was said, in words.","shownWhere":"Home (testimonials)","examples":["2 weeks ago"]},"rating":{"title":"Rating","description":"Stars from 1 to 5.","shownWhere":"Home (testimonials)","type":"number","minimum":1,"maximum":5,"examples":[5]},"review":{"$ref":"common.schema.json#/$defs/text","title":"Review","description":"What the client said.","shownWhere":"Home (testimonials)"},"location":{"$ref":"common.schema.json#/$defs/optionalText","title":"Location","description":"The client's city.","shownWhere":"Home (testimonials)","examples":["Gurgaon"]}}};

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate127.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema248.required,parentSchema:schema248,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rating === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rating"},message:"must have required property '"+"rating"+"'",schema:schema248.required,parentSchema:schema248,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.review === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "review"},message:"must have required property '"+"review"+"'",schema:schema248.required,parentSchema:schema248,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "time")) || (key0 === "rating")) || (key0 === "review")) || (key0 === "location"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema248,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"common.schema.json#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/name",schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.time !== undefined){
let data1 = data.time;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/time",schemaPath:"common.schema.json#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.rating !== undefined){
let data2 = data.rating;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 5 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/rating",schemaPath:"#/properties/rating/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5",schema:5,parentSchema:schema248.properties.rating,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/rating",schemaPath:"#/properties/rating/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema248.properties.rating,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/rating",schemaPath:"#/properties/rating/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema248.properties.rating.type,parentSchema:schema248.properties.rating,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.review !== undefined){
let data3 = data.review;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err10 = {instancePath:instancePath+"/review",schemaPath:"common.schema.json#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/review",schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.location !== undefined){
let data4 = data.location;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/location",schemaPath:"common.schema.json#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema248.type,parentSchema:schema248,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate127(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema247.type,parentSchema:schema247,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const topLocalities = validate129;
const schema253 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Top localities","description":"The pictures of the Top Localities grid on the home page, in this order.","type":"array","items":{"$ref":"#/$defs/topLocality"},"$defs":{"topLocality":{"title":"Top locality","description":"One locality. Gurgaon, Delhi, Noida and Mumbai lead to their city's page; another locality shows its description, or the enquiry form where it has none.","type":"object","required":["id","name"],"additionalProperties":false,"properties":{"id":{"$ref":"common.schema.json#/$defs/id","title":"Id","description":"The locality's name in small letters with hyphens for spaces; it ends the locality's web address.","shownWhere":"end of the locality page's address","examples":["golf-course-extension-road"]},"name":{"$ref":"common.schema.json#/$defs/text","title":"Name","description":"The locality's name.","shownWhere":"locality cards and page, search","examples":["Golf Course Extension Road"]},"image":{"shownWhere":"locality cards and page","$ref":"common.schema.json#/$defs/optionalImage"},"city":{"$ref":"common.schema.json#/$defs/optionalText","title":"City","description":"The city the locality is in.","shownWhere":"locality cards","examples":["Gurgaon"]},"location":{"$ref":"common.schema.json#/$defs/optionalText","title":"Location","description":"Where the locality is, if there is no city.","shownWhere":"locality cards, where there is no city","examples":["Gurgaon"]},"description":{"$ref":"common.schema.json#/$defs/optionalText","title":"Description","description":"Two or three sentences for the locality's panel and page.","shownWhere":"locality panel and page"}}}}};
const schema254 = {"title":"Top locality","description":"One locality. Gurgaon, Delhi, Noida and Mumbai lead to their city's page; another locality shows its description, or the enquiry form where it has none.","type":"object","required":["id","name"],"additionalProperties":false,"properties":{"id":{"$ref":"common.schema.json#/$defs/id","title":"Id","description":"The locality's name in small letters with hyphens for spaces; it ends the locality's web address.","shownWhere":"end of the locality page's address","examples":["golf-course-extension-road"]},"name":{"$ref":"common.schema.json#/$defs/text","title":"Name","description":"The locality's name.","shownWhere":"locality cards and page, search","examples":["Golf Course Extension Road"]},"image":{"shownWhere":"locality cards and page","$ref":"common.schema.json#/$defs/optionalImage"},"city":{"$ref":"common.schema.json#/$defs/optionalText","title":"City","description":"The city the locality is in.","shownWhere":"locality cards","examples":["Gurgaon"]},"location":{"$ref":"common.schema.json#/$defs/optionalText","title":"Location","description":"Where the locality is, if there is no city.","shownWhere":"locality cards, where there is no city","examples":["Gurgaon"]},"description":{"$ref":"common.schema.json#/$defs/optionalText","title":"Description","description":"Two or three sentences for the locality's panel and page.","shownWhere":"locality panel and page"}}};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema254.required,parentSchema:schema254,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema254.required,parentSchema:schema254,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "name")) || (key0 === "image")) || (key0 === "city")) || (key0 === "location")) || (key0 === "description"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema254,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
const err3 = {instancePath:instancePath+"/id",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type: schema44.type},message:"must be string,integer",schema:schema44.type,parentSchema:schema44,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema44,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"common.schema.json#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.image !== undefined){
let data2 = data.image;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/image",schemaPath:"common.schema.json#/$defs/optionalImage/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema72.type,parentSchema:schema72,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.city !== undefined){
let data3 = data.city;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/city",schemaPath:"common.schema.json#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.location !== undefined){
let data4 = data.location;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/location",schemaPath:"common.schema.json#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.description !== undefined){
let data5 = data.description;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/description",schemaPath:"common.schema.json#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema254.type,parentSchema:schema254,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate130(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema253.type,parentSchema:schema253,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const trendingProjects = validate132;
const schema261 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Trending projects","description":"The cards of the Trending Projects carousel and page, in this order.","type":"array","items":{"$ref":"#/$defs/trendingProject"},"$defs":{"trendingProject":{"title":"Trending project","description":"One card. With a slug it opens the project's page; without one it opens a panel with the description.","type":"object","required":["name"],"anyOf":[{"required":["id"]},{"required":["custom_id"]}],"additionalProperties":false,"properties":{"id":{"$ref":"common.schema.json#/$defs/id","title":"Id","description":"The id of the project the card is about.","shownWhere":"leads to the project page"},"custom_id":{"$ref":"common.schema.json#/$defs/id","title":"Custom id","description":"The custom id of the project, where it has no id.","shownWhere":"leads to the project page","examples":["PF-GGN-0113"]},"name":{"$ref":"common.schema.json#/$defs/text","title":"Name","description":"The project's name.","shownWhere":"trending cards","examples":["The Aravalli Summit"]},"price":{"shownWhere":"trending cards","$ref":"common.schema.json#/$defs/price"},"image":{"shownWhere":"trending cards","$ref":"common.schema.json#/$defs/optionalImage"},"slug":{"$ref":"common.schema.json#/$defs/optionalText","title":"Slug","description":"The slug or id of the project's page. Leave it out to open a panel with the description instead.","shownWhere":"makes the card lead to the project page","examples":["the-aravalli-summit"]},"description":{"$ref":"common.schema.json#/$defs/optionalText","title":"Description","description":"The text of the panel of a card without a slug.","shownWhere":"panel of a card without a slug"},"localities":{"$ref":"common.schema.json#/$defs/optionalText","title":"Localities","description":"Where the project is. localities, location and area mean the same here; give one of them.","shownWhere":"trending cards","examples":["Sector 65, Golf Course Extension Road, Gurgaon"]},"location":{"$ref":"common.schema.json#/$defs/optionalText","title":"Location","description":"Where the project is, if there are no localities.","shownWhere":"trending cards, where there are no localities","examples":["Worli, Mumbai"]},"area":{"$ref":"common.schema.json#/$defs/optionalText","title":"Area of town","description":"Where the project is, if there are neither localities nor a location.","shownWhere":"trending cards, where there are neither localities nor a location","examples":["Golf Course Road, Gurgaon"]},"developer":{"$ref":"common.schema.json#/$defs/optionalText","title":"Developer","description":"The developer's name. developer and company mean the same here; give one of them.","shownWhere":"trending cards","examples":["Aravalli Crest"]},"company":{"$ref":"common.schema.json#/$defs/optionalText","title":"Company","description":"The developer's name, if there is no developer.","shownWhere":"trending cards, where there is no developer","examples":["Orbit One Infra"]}}}}};
const schema262 = {"title":"Trending project","description":"One card. With a slug it opens the project's page; without one it opens a panel with the description.","type":"object","required":["name"],"anyOf":[{"required":["id"]},{"required":["custom_id"]}],"additionalProperties":false,"properties":{"id":{"$ref":"common.schema.json#/$defs/id","title":"Id","description":"The id of the project the card is about.","shownWhere":"leads to the project page"},"custom_id":{"$ref":"common.schema.json#/$defs/id","title":"Custom id","description":"The custom id of the project, where it has no id.","shownWhere":"leads to the project page","examples":["PF-GGN-0113"]},"name":{"$ref":"common.schema.json#/$defs/text","title":"Name","description":"The project's name.","shownWhere":"trending cards","examples":["The Aravalli Summit"]},"price":{"shownWhere":"trending cards","$ref":"common.schema.json#/$defs/price"},"image":{"shownWhere":"trending cards","$ref":"common.schema.json#/$defs/optionalImage"},"slug":{"$ref":"common.schema.json#/$defs/optionalText","title":"Slug","description":"The slug or id of the project's page. Leave it out to open a panel with the description instead.","shownWhere":"makes the card lead to the project page","examples":["the-aravalli-summit"]},"description":{"$ref":"common.schema.json#/$defs/optionalText","title":"Description","description":"The text of the panel of a card without a slug.","shownWhere":"panel of a card without a slug"},"localities":{"$ref":"common.schema.json#/$defs/optionalText","title":"Localities","description":"Where the project is. localities, location and area mean the same here; give one of them.","shownWhere":"trending cards","examples":["Sector 65, Golf Course Extension Road, Gurgaon"]},"location":{"$ref":"common.schema.json#/$defs/optionalText","title":"Location","description":"Where the project is, if there are no localities.","shownWhere":"trending cards, where there are no localities","examples":["Worli, Mumbai"]},"area":{"$ref":"common.schema.json#/$defs/optionalText","title":"Area of town","description":"Where the project is, if there are neither localities nor a location.","shownWhere":"trending cards, where there are neither localities nor a location","examples":["Golf Course Road, Gurgaon"]},"developer":{"$ref":"common.schema.json#/$defs/optionalText","title":"Developer","description":"The developer's name. developer and company mean the same here; give one of them.","shownWhere":"trending cards","examples":["Aravalli Crest"]},"company":{"$ref":"common.schema.json#/$defs/optionalText","title":"Company","description":"The developer's name, if there is no developer.","shownWhere":"trending cards, where there is no developer","examples":["Orbit One Infra"]}}};

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate133.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema262.anyOf[0].required,parentSchema:schema262.anyOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.custom_id === undefined){
const err1 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "custom_id"},message:"must have required property '"+"custom_id"+"'",schema:schema262.anyOf[1].required,parentSchema:schema262.anyOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema262.anyOf,parentSchema:schema262,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema262.required,parentSchema:schema262,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema262.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema262,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
const err5 = {instancePath:instancePath+"/id",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type: schema44.type},message:"must be string,integer",schema:schema44.type,parentSchema:schema44,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema44,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.custom_id !== undefined){
let data1 = data.custom_id;
if((typeof data1 !== "string") && (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1))))){
const err7 = {instancePath:instancePath+"/custom_id",schemaPath:"common.schema.json#/$defs/id/type",keyword:"type",params:{type: schema44.type},message:"must be string,integer",schema:schema44.type,parentSchema:schema44,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err8 = {instancePath:instancePath+"/custom_id",schemaPath:"common.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema44,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err9 = {instancePath:instancePath+"/name",schemaPath:"common.schema.json#/$defs/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema35,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/name",schemaPath:"common.schema.json#/$defs/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.price !== undefined){
let data3 = data.price;
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/price",schemaPath:"common.schema.json#/$defs/price/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema74.type,parentSchema:schema74,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.image !== undefined){
let data4 = data.image;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/image",schemaPath:"common.schema.json#/$defs/optionalImage/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema72.type,parentSchema:schema72,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.slug !== undefined){
let data5 = data.slug;
if(typeof data5 !== "string"){
const err13 = {instancePath:instancePath+"/slug",schemaPath:"common.schema.json#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.description !== undefined){
let data6 = data.description;
if(typeof data6 !== "string"){
const err14 = {instancePath:instancePath+"/description",schemaPath:"common.schema.json#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.localities !== undefined){
let data7 = data.localities;
if(typeof data7 !== "string"){
const err15 = {instancePath:instancePath+"/localities",schemaPath:"common.schema.json#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.location !== undefined){
let data8 = data.location;
if(typeof data8 !== "string"){
const err16 = {instancePath:instancePath+"/location",schemaPath:"common.schema.json#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.area !== undefined){
let data9 = data.area;
if(typeof data9 !== "string"){
const err17 = {instancePath:instancePath+"/area",schemaPath:"common.schema.json#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.developer !== undefined){
let data10 = data.developer;
if(typeof data10 !== "string"){
const err18 = {instancePath:instancePath+"/developer",schemaPath:"common.schema.json#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.company !== undefined){
let data11 = data.company;
if(typeof data11 !== "string"){
const err19 = {instancePath:instancePath+"/company",schemaPath:"common.schema.json#/$defs/optionalText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema262.type,parentSchema:schema262,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate133(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema261.type,parentSchema:schema261,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const validators = {
  amenitiesImages,
  amenityCatalogue,
  careers,
  charges,
  commercialProjects,
  companyData,
  everythingContainer,
  floorPlan,
  globalFaqs,
  leadingRealEstateDevelopers,
  locationData,
  paymentPlan,
  projectAmenities,
  projectSpecifications,
  redirects,
  residentialProjects,
  services,
  site,
  sitePlanData,
  testimonials,
  topLocalities,
  trendingProjects,
}
